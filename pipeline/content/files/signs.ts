// What becomes of a sign that nobody types, at every door: a field or article of the desk, and a file. Signs that are
// asked about are in `warnings/leftovers.ts`.

/** What nobody sees, such as the places of texts at the desk, and what stands for a picture. Scripts and emoji need joiners. */
const dropped = /[\u200b-\u200d\ufeff]{4,}|[\u00ad\u200b\u2060-\u2064\ufeff\ufffc]/g;
/** Line-end characters of word processors. */
const otherBreaks = /[\v\f\u2028\u2029]/g;
/**
 * The characters that Windows has at 0x80 to 0x9F. A program that takes a text for Latin-1 leaves control characters in
 * their place, also at the five that Windows leaves empty.
 */
const ofWindows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
/** Bullets, arrow and tick of the fonts Symbol and Wingdings. */
const ofFonts: Record<string, string> = { '\uf0b7': '•', '\uf0a7': '▪', '\uf0e0': '→', '\uf0fc': '✓' };

/**
 * A text in which signs that nobody types are dropped, or replaced with what they mean.
 * @param lineBreak what the line ends of word processors become: a space, unless the text may have lines
 */
export function plainSigns(text: string, lineBreak = ' '): string {
  return (
    text
      .replace(dropped, '')
      .replace(otherBreaks, lineBreak)
      .replace(/\r\n?/g, '\n')
      .replace(/[\x80-\x9f]/g, (sign) => ofWindows.charAt(sign.charCodeAt(0) - 0x80))
      .replace(/[\uf000-\uf0ff]/g, (sign) => ofFonts[sign] ?? sign)
      // Half an emoji, which no file can have.
      .replace(/[\ud800-\udfff]/gu, '\ufffd')
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
