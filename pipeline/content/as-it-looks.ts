/** What looks like a space in an editor, or like nothing. */
const hidden = /[^\P{Zs} ]|\p{Cf}/u;
/** The signs that word processors use for the end of a line. */
const otherBreaks = /[\v\f\x85\u2028\u2029]/g;
/** Indent, dashes and the name of a field, with the spaces around them. */
const structure =
  /^[\p{Zs}\p{Cf}]*(?:-[\p{Zs}\p{Cf}]+)*(?:["']?[\p{L}\p{M}\p{N}\p{Cf}_.$-]+["']?[\p{Zs}\p{Cf}]*:(?=[\p{Zs}\p{Cf}\r]|$)[\p{Zs}\p{Cf}]*)?/u;
const dashes = /^---[\p{Zs}\p{Cf}\t]*(?=\r?$)/mu;

const plainSpaces = (part: string) => part.replace(/\p{Cf}/gu, '').replace(/\p{Zs}/gu, ' ');

/** A text whose spaces outside quotes are plain ones, as those of JSON and of lists in brackets have to be. */
const plainOutsideQuotes = (text: string) =>
  text.replace(/"(?:[^"\\\n]|\\.)*"|[\p{Zs}\p{Cf}]+/gu, (part) =>
    part.startsWith('"') ? part : plainSpaces(part),
  );
const plainJson = (text: string) => plainOutsideQuotes(text.replace(otherBreaks, ' '));

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

/** Front matter as YAML; the text below it stays, but for the ends of its lines. */
function plainArticle(text: string): string {
  const [, before = '', front = '', after = ''] =
    /^(\s*---[\p{Zs}\p{Cf}\t]*\r?\n)([\s\S]*?^)(---[\s\S]*)$/mu.exec(text) ?? [];
  if (after === '') return text.replace(otherBreaks, '\n');
  return (
    before.replace(dashes, '---') + plainYaml(front) + after.replace(dashes, '---').replace(otherBreaks, '\n')
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
    return mark + lines;
  const plain = file.endsWith('.md') ? plainArticle : file.endsWith('.json') ? plainJson : plainYaml;
  return mark + plain(lines);
}
