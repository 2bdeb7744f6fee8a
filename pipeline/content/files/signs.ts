// What becomes of a sign that nobody types, at every door: a field or article of the desk, and a file. Signs that are
// asked about are in `warnings/leftovers.ts`.

/** What a sign is replaced with; nothing if it is dropped. */
type Replaced = readonly [sign: RegExp, becomes: string | ((sign: string) => string)];

/**
 * The characters that Windows has at 0x80 to 0x9F. A program that takes a text for Latin-1 leaves control characters in
 * their place, also at the five that Windows leaves empty.
 */
const ofWindows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const replaced: readonly Replaced[] = [
  // Invisible data of a program, such as the places of texts at the desk; and what stands for a picture.
  [/[\u200b-\u200d\u2060-\u2064\ufeff]{4,}|[\ufeff\ufffc]/g, ''],
  [/\r\n?/g, '\n'],
  [/[\x80-\x9f]/g, (sign) => ofWindows.charAt(sign.charCodeAt(0) - 0x80)],
  // Bullets, arrow and tick of the fonts Symbol and Wingdings.
  [/\uf0b7/g, '•'],
  [/\uf0a7/g, '▪'],
  [/\uf0e0/g, '→'],
  [/\uf0fc/g, '✓'],
  // Half an emoji, which no file can have.
  [/[\ud800-\udfff]/gu, '\ufffd'],
];

/** Line-end characters of word processors. */
const otherBreaks = /[\v\f\u2028\u2029]/g;

/**
 * A text in which signs that nobody types are dropped, or replaced with what they mean.
 * @param lineBreak what the line ends of word processors become: a space, unless the text may have lines
 */
export function plainSigns(text: string, lineBreak = ' '): string {
  return replaced.reduce(
    (plain, [sign, becomes]) =>
      plain.replace(sign, (found) => (typeof becomes === 'string' ? becomes : becomes(found))),
    text.replace(otherBreaks, lineBreak),
  );
}

/**
 * Characters that no text needs and that mean nothing else, which calendars, contact cards and feeds must not contain
 * (XML 1.0, 2.2).
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finds control characters.
export const controlCharacter = /[\0-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff]/;

/** What to do about the first such character in a text. The message names it, because nobody can see it. */
export function controlRemedy(text: string): string | undefined {
  const [found] = controlCharacter.exec(text) ?? [];
  const code = found?.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return code && `has an invisible character (U+${code}): type the text again`;
}
