import { plainSigns } from './signs.ts';

/** Characters that look like a space in an editor, or are invisible. */
const hidden = /[^\P{Zs} ]|\p{Cf}/u;
/** The indent, dashes and field name at the start of a YAML line, with the spaces around them. */
const structure =
  /^[\p{Zs}\p{Cf}]*(?:-[\p{Zs}\p{Cf}]+)*(?:["']?[\p{L}\p{M}\p{N}\p{Cf}_.$-]+["']?[\p{Zs}\p{Cf}]*:(?=[\p{Zs}\p{Cf}]|$)[\p{Zs}\p{Cf}]*)?/u;
const dashes = /^---[\p{Zs}\p{Cf}\t]*$/mu;

const plainSpaces = (part: string) => part.replace(/\p{Cf}/gu, '').replace(/\p{Zs}/gu, ' ');

/** The text with plain spaces outside quotes, as JSON and bracketed lists require. */
const plainOutsideQuotes = (text: string) =>
  text.replace(/"(?:[^"\\\n]|\\.)*"|[\p{Zs}\p{Cf}]+/gu, (part) =>
    part.startsWith('"') ? part : plainSpaces(part),
  );
const plainJson = (text: string) => plainOutsideQuotes(plainSigns(text));
/** Removes invisible characters from placeholder names. */
const plainPlaceholders = (text: string) => text.replace(/\[\p{Cf}*\[[^[\]\n]*\]\p{Cf}*\]/gu, plainSpaces);

/** YAML lines with plain spaces and no invisible characters in their structure. */
function plainYaml(text: string): string {
  const lines = plainSigns(text).split('\n');
  const plain = lines.map((line) => {
    const ended = line.replace(/[\p{Zs}\p{Cf}]+$/u, '');
    if (!hidden.test(ended)) return ended;
    const [start = ''] = structure.exec(ended) ?? [];
    const value = ended.slice(start.length);
    return plainSpaces(start) + (/^\{|^\[(?!\[)/.test(value) ? plainOutsideQuotes(value) : value);
  });
  return plain.join('\n');
}

/** Spaces, and invisible characters without a meaning beside a mark or at a line end, except those used by emoji. */
const gap = '[\\p{Zs}\\t\\u200c-\\u200f\\u202a-\\u202e\\u2066-\\u206f]';
/** Marks at the start of a line, around cells and at the end of a heading, with the spaces around them. */
const marks = new RegExp(
  `^(?:${gap}|[!-/:-@[-\`{-~]|\\d{1,9}[.)]|[xX]\\])+|${gap}*\\|${gap}*|${gap}+#+$`,
  'gu',
);
const lineEnd = new RegExp(`${gap}+$`, 'u');

/** A Markdown line with plain spaces and no invisible characters in its marks. */
const plainLine = (line: string) =>
  line.replace(lineEnd, (end) => end.replace(/[^ ]/gu, '')).replace(marks, plainSpaces);

/** The bullets of lists that were copied from a word processor. */
const bullets = new RegExp(`^(${gap}*)[•·▪◦‣]${gap}+`, 'gmu');

const plainText = (text: string) =>
  plainSigns(text, '\n')
    .replace(bullets, '$1- ')
    .replace(/[^\n]+/g, plainLine);

/** Facts that are digits but text. Without quotes YAML reads a number, which loses zeros at the start or end. */
const bareDigits =
  /((?:^|[{,])\s*(?:-\s+)*(?:\{\s*)?(["']?)(?:phone|abn|postcode|opens|closes)\2:\s+)([+\d][\d._]*)(?=\s*(?:[,}]|#|$))/gm;
const quotedDigits = (file: string, text: string) =>
  /(?:^|[\\/])business\.yaml$/.test(file) ? text.replace(bareDigits, '$1"$3"') : text;

/** Cleans front matter, which begins the text, as YAML, and the marks of the Markdown. Spaces inside sentences stay. */
function plainArticle(text: string): string {
  const [, before = '', front = '', after = ''] =
    /(?<![\s\S])(\s*---[\p{Zs}\p{Cf}\t]*\n)([\s\S]*?^)(---[\s\S]*)$/mu.exec(text) ?? [];
  if (after === '') return plainSigns(text, '\n');
  const [close = '', ...body] = after.split(/(?<=\n)/);
  const start = plainSigns(before).replace(dashes, '---');
  return start + plainYaml(front) + close.replace(dashes, '---') + plainText(body.join(''));
}

/**
 * Reads a content file the way it looks to its owner: word-processor spaces become plain ones where the format needs
 * them, invisible characters beside them go, and bullets in articles become lists. Spaces inside texts stay as they are.
 * @param file the file name; its extension decides the format
 */
export function cleanSource(file: string, text: string): string {
  const isPlain = !hidden.test(text) && plainSigns(text) === text && text.search(bullets) < 0;
  if (isPlain && !/^---[ \t]+$/m.test(text)) return quotedDigits(file, text);
  const plain = file.endsWith('.md') ? plainArticle : file.endsWith('.json') ? plainJson : plainYaml;
  return plainPlaceholders(quotedDigits(file, plain(text)));
}
