import { quotedWords } from '../../src/content/schemas/quoted-words.ts';
import { objectsIn } from '../content/cross-check.ts';
import { placeholderPattern } from '../content/placeholders.ts';
import type { Place } from '../content/problems.ts';
import { plain } from './sample-texts.ts';
import specifiedWords from './specified-words.json' with { type: 'json' };

/** A text or number of a file, and where it is. */
export type ShownValue = { place: Place; value: string | number };

/** Fields that no visitor reads, and the descriptions of photos, which are a topic of their own. */
const unread = /^(?:alt|beforeAlt|afterAlt|evidence|checked|variant)$/;
/** Addresses, days, and short names such as those of icons and items. */
const notWords = /^(?:https?:\S*|\/\S*|\d{4}-\d\d-\d\d|[a-z\d_-]+)$/;
const photoField = /^(?:src|before|after)$/;

const keyOf = (text: string) => plain(text).toLowerCase();
/** The words of controls, states and sections that the requirements fix: every site of this software has them. */
const specified = new Set([...specifiedWords, ...quotedWords.map(({ words }) => words)].map(keyOf));

/** What visitors see of an item: its texts and numbers, those of its lists, and the names of its photos. */
export function shownValues(item: Record<string, unknown>, place: Place): ShownValue[] {
  return Object.entries(item).flatMap(([name, field]): ShownValue[] => {
    if (unread.test(name)) return [];
    const { src } = Object(field);
    if (src !== undefined) return [{ place: [...place, name, 'src'], value: String(src) }];
    const values: unknown[] = Array.isArray(field) ? field : [field];
    return values.flatMap((value, index) => {
      const isShown = typeof value === 'number' || (typeof value === 'string' && !notWords.test(value));
      return isShown ? [{ place: [...place, name, ...(Array.isArray(field) ? [index] : [])], value }] : [];
    });
  });
}

/** The same of all items of a file. */
export function allShownValues(data: unknown): ShownValue[] {
  return objectsIn(data).flatMap(({ item, place }) => shownValues(item, place));
}

export function isPhotoName({ place }: ShownValue): boolean {
  return photoField.test(String(place.at(-1)));
}

/** Whether a value has words that a business chooses: not a single word, and not those of every site of this software. */
export function isWording(shown: ShownValue): boolean {
  const text = String(shown.value);
  const words = text.replace(placeholderPattern, '').split(/\s+/);
  const isOne = words.filter((word) => /\p{L}/u.test(word)).length < 2;
  // Messages with variables, such as {count}, are words of controls.
  return !isOne && !isPhotoName(shown) && !/\{\w+\}/.test(text) && !specified.has(keyOf(text));
}
