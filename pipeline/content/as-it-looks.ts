/** What looks like a space in an editor, or like nothing. */
const hidden = /[^\P{Zs} ]|\p{Cf}/u;
/** The signs that word processors use for the end of a line. */
const otherBreaks = /[\v\f\x85\u2028\u2029]/g;
/** Indent, dashes and the name of a field, with the spaces around them. */
const structure =
  /^[\p{Zs}\p{Cf}]*(?:-[\p{Zs}\p{Cf}]+)*(?:["']?[\p{L}\p{M}\p{N}\p{Cf}_.$-]+["']?[\p{Zs}\p{Cf}]*:(?=[\p{Zs}\p{Cf}\r]|$)[\p{Zs}\p{Cf}]*)?/u;
const dashes = /^---[\p{Zs}\p{Cf}\t]*(?=\r?$)/mu;

const withoutHidden = (part: string) => part.replace(/\p{Cf}/gu, '');
const plainSpaces = (part: string) => withoutHidden(part).replace(/\p{Zs}/gu, ' ');

/** A text whose spaces outside quotes are plain ones, as those of JSON and of lists in brackets have to be. */
const plainOutsideQuotes = (text: string) =>
  text.replace(/"(?:[^"\\\n]|\\.)*"|[\p{Zs}\p{Cf}]+/gu, (part) =>
    part.startsWith('"') ? part : plainSpaces(part),
  );
const plainJson = (text: string) =>
  plainOutsideQuotes(text.replace(otherBreaks, ' ')).replace(/"(?:[^"\\\n]|\\.)*"(?=\s*:)/g, withoutHidden);
/** Names of facts have nothing that cannot be seen. */
const plainPlaceholders = (text: string) => text.replace(/\[\p{Cf}*\[[^[\]\n]*\]\p{Cf}*\]/gu, plainSpaces);

/** The lines of YAML whose structure has no spaces but plain ones, and nothing that cannot be seen. */
function plainYaml(text: string): string {
  const lines = text.replace(otherBreaks, ' ').split('\n');
  const plain = lines.map((line) => {
    const ended = line.replace(/[\p{Zs}\p{Cf}]+(?=\r?$)/u, '');
    if (!hidden.test(ended)) return ended;
    const [start = ''] = structure.exec(ended) ?? [];
    const value = ended.slice(start.length);
    return plainSpaces(start) + (/^\{|^\[(?!\[)/.test(value) ? plainOutsideQuotes(value) : value);
  });
  return plain.join('\n');
}

/** Signs without a meaning beside a mark or at the end of a line; those of emoji and scripts are not among them. */
const zeroWidth = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff';
const gap = `[\\p{Zs}\\t${zeroWidth}]`;
/** Marks at the start of a line, with the spaces around them: an indent, then quotations, lists, boxes or a heading. */
const lineStart = new RegExp(
  `^${gap}*(?:(?:>${gap}*|(?:[-*+]|\\d{1,9}[.)]|#{1,6})(?:${gap}+|$))(?:\\[[\\p{Zs}xX]\\]${gap}+)?)*`,
  'u',
);
/** A line of marks only, such as a rule, that of a table or the start of code; or the marks that end a heading. */
const marksOnly = new RegExp(`^(?:${gap}|[-=*_|:])+$|^(?:\`{3,}|~{3,})[^\`]*$|${gap}#+$`, 'u');
const besideMarks = new RegExp(`[${zeroWidth}]+(?=[*_\`~|])|(?<=[*_\`~|])[${zeroWidth}]+`, 'gu');
const aroundCells = new RegExp(`${gap}*\\|${gap}*`, 'gu');
const lineEnd = new RegExp(`${gap}+$`, 'u');
const hiddenBeforeAddress = new RegExp(`(?<=!)[${zeroWidth}]+(?=\\[)|(?<=\\])[${zeroWidth}]+(?=\\()`, 'gu');
/** Where a link of Markdown leads, with its title; and an address as such. */
const linked = /(?<=\]\()[^()\n]*|\bhttps?:[^\s<>()[\]]+/giu;
const plainAddress = (address: string) =>
  address.replace(/^[^"']*/, (part) => plainSpaces(part).replace(/^ +/, '')).replace(/\s+$/u, '');

/** A line of Markdown whose marks and addresses have plain spaces, and nothing that cannot be seen. */
function plainLine(line: string): string {
  if (!hidden.test(line)) return line;
  const ended = line.replace(lineEnd, (end) => end.replace(/[^ ]/gu, ''));
  const [start = ''] = lineStart.exec(ended) ?? [];
  const rest = ended.slice(start.length);
  const isMarks = marksOnly.exec(rest);
  const words = isMarks
    ? rest.slice(0, isMarks.index) + plainSpaces(isMarks[0])
    : rest.replace(aroundCells, plainSpaces).replace(besideMarks, '');
  return plainSpaces(start) + words.replace(hiddenBeforeAddress, '').replace(linked, plainAddress);
}

const plainText = (text: string) => text.replace(otherBreaks, '\n').replace(/[^\r\n]+/g, plainLine);

/** Facts whose digits are a text. YAML reads them as a number without quotes, which loses a 0 at their start or end. */
const bareDigits =
  /((?:^|[{,])\s*(?:-\s+)*(?:\{\s*)?(["']?)(?:phone|abn|postcode|opens|closes)\2:\s+)([+\d][\d._]*)(?=\s*(?:[,}]|#|\r?$))/gm;
const quotedDigits = (file: string, text: string) =>
  /(?:^|[\\/])business\.yaml$/.test(file) ? text.replace(bareDigits, '$1"$3"') : text;

/** Front matter as YAML, and Markdown whose marks are plain; the spaces of its sentences stay. */
function plainArticle(text: string): string {
  const [, before = '', front = '', after = ''] =
    /^(\s*---[\p{Zs}\p{Cf}\t]*\r?\n)([\s\S]*?^)(---[\s\S]*)$/mu.exec(text) ?? [];
  if (after === '') return text.replace(otherBreaks, '\n');
  const [close = '', ...body] = after.split(/(?<=\n)/);
  return (
    before.replace(dashes, '---') + plainYaml(front) + close.replace(dashes, '---') + plainText(body.join(''))
  );
}

/**
 * The text of a content file as its owner sees it: spaces of word processors where a file needs plain ones, signs that
 * cannot be seen beside them, and the line ends of old Macs are what they look like. Texts keep their own.
 * @param file its name, whose extension says what it holds
 */
export function asItLooks(file: string, text: string): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const lines = text.slice(mark.length).replace(/\r(?!\n)/g, '\n');
  if (!hidden.test(lines) && lines.search(otherBreaks) < 0 && !/^---[ \t]+\r?$/m.test(lines))
    return mark + quotedDigits(file, lines);
  const plain = file.endsWith('.md') ? plainArticle : file.endsWith('.json') ? plainJson : plainYaml;
  return mark + plainPlaceholders(quotedDigits(file, plain(lines)));
}
