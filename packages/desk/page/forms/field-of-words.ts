import type { Json, Path } from '../../api.ts';
import { textsOf, valueAt } from '../../values.ts';

/** How many characters of a text are compared: pages may cut off the rest. */
const compared = 60;

/**
 * The field of an item that a page shows without a mark, such as the price in `$250`.
 * @param words as the page shows them
 * @returns the path of the field from the item; undefined if none has these words
 */
export function fieldOfWords(item: Json | undefined, words: string): Path | undefined {
  const shown = plain(words);
  for (const { path, text } of textsOf(item)) {
    const written = plain(text);
    if (written === '' || shown === '') continue;
    const isNumber = typeof valueAt(item, path) === 'number';
    const isWithin = isNumber && new RegExp(`(?<!\\d)${written}(?!\\d)`).test(shown);
    if (isWithin || written.slice(0, compared) === shown.slice(0, compared)) return path;
  }
  return undefined;
}

/** A text without the differences between how it is written and how pages show it: spaces and typographic marks. */
export function plain(text: string): string {
  return text.replace(/(?:[\s'"‘’“”…–—]|\.{3}|--)+/g, ' ').trim();
}
