/** Reviews longer than this many characters are cut until they are opened (business constant). */
const cutLength = 200;

/**
 * Splits a text at a number of characters. A character outside the basic plane, such as an emoji, counts as one
 * and is never torn apart.
 * @returns `shown` is the whole text and `rest` empty where nothing is cut
 */
export function cutText(text: string, length = cutLength): { shown: string; rest: string } {
  const characters = Array.from(text);
  return { shown: characters.slice(0, length).join(''), rest: characters.slice(length).join('') };
}
