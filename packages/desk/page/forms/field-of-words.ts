import type { Json, Path } from '../../api.ts';
import { isRecord } from '../../is-record.ts';

/** How many characters of a text are compared: pages may cut off the rest. */
const compared = 60;

/**
 * The field of an item that a page shows without a mark, such as the price in `$250`.
 * @param words as the page shows them
 * @returns the path of the field from the item; undefined if none has these words
 */
export function fieldOfWords(item: Json | undefined, words: string): Path | undefined {
  const shown = plain(words);
  for (const [path, value] of leaves(item)) {
    const written = plain(String(value));
    if (written === '' || shown === '') continue;
    const isWithin = typeof value === 'number' && new RegExp(`(?<!\\d)${written}(?!\\d)`).test(shown);
    if (isWithin || written.slice(0, compared) === shown.slice(0, compared)) return path;
  }
  return undefined;
}

function* leaves(value: Json | undefined, path: Path = []): Generator<[Path, string | number]> {
  if (typeof value === 'string' || typeof value === 'number') yield [path, value];
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* leaves(item, [...path, index]);
  else if (isRecord(value))
    for (const [name, item] of Object.entries(value)) yield* leaves(item as Json, [...path, name]);
}

/** A text without the differences between how it is written and how pages show it: spaces and typographic marks. */
export function plain(text: string): string {
  return text.replace(/(?:[\s'"‘’“”…–—]|\.{3}|--)+/g, ' ').trim();
}
