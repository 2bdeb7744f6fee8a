/** Separators between the groups of a number. */
const gap = '[ \\u00a0\\u2011-]?';
/** Words before numbers that are not telephone numbers. */
const otherNumber =
  '(?:a\\.?b\\.?n|a\\.?c\\.?n|bsb|account|certificate|licence|policy|invoice|order)\\.?(?: (?:no\\.?|number))?:?[ \\u00a0]?';
const digits = (...groups: number[]) => groups.map((count) => `\\d{${count}}`).join(gap);
const numbers = [
  // Mobiles and landlines, including the international form.
  `(?:\\+61${gap}(?:\\(0\\)${gap})?|0)4(?:${digits(2, 3, 3)}|${digits(2, 2, 2, 2)})`,
  `(?:\\+61${gap}(?:\\(0\\)${gap})?[23478]|\\(0[2378]\\)|0[23478])${gap}${digits(4, 4)}`,
  `(?:\\+61${gap})?1[38]00${gap}(?:${digits(3, 3)}|${digits(2, 2, 2)})`,
  // Six digits count only after a word such as 'call', or when grouped in pairs.
  `13[ \\u00a0]\\d\\d[ \\u00a0]\\d\\d`,
  `(?<=\\b(?:call|dial|phone|ring|on)[ \\u00a0])13\\d[ \\u00a0]\\d{3}`,
];
const phones = new RegExp(
  `(?<![\\p{L}\\p{N}$€£#+./,-]|\\d[ \\u00a0]|\\b${otherNumber})(${numbers.join('|')})(?![\\p{L}\\p{N}%]|[ \\u00a0.,:/–-]\\d|[ \\u00a0]?(?:mm|cm|m|km|kg|×|x)(?!\\p{L}))`,
  'giu',
);

/** Splits a text at its Australian telephone numbers: every second part is a number. */
export function splitAtPhones(text: string): string[] {
  return text.split(phones);
}
