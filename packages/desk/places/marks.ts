import { VERCEL_STEGA_REGEX, vercelStegaCombine, vercelStegaDecodeAll } from '@vercel/stega';
import type { Path } from '../api.ts';

/** Where a text is written: a file in `content/`, and names of fields and indexes of items from 0. */
export type Place = { file: string; path: Path };

/** A place as one text, such as `pages/home.yaml#faq/items/2/answer`. */
export function placeKey({ file, path }: Place): string {
  return `${file}#${path.join('/')}`;
}

/** Whether a place is another one or in it. */
export function isWithin({ file, path }: Place, around: Place): boolean {
  return file === around.file && around.path.every((part, index) => part === path[index]);
}

/** The place of a key. Names of fields are never digits only. */
export function placeOf(key: string): Place {
  const [file = '', path = ''] = key.split('#');
  const parts = path === '' ? [] : path.split('/');
  return { file, path: parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) };
}

/** A text with the place where it is written, in invisible characters. */
export function markedText(text: string, place: Place): string {
  return vercelStegaCombine(text, placeKey(place), false);
}

/** The places of a text on the page: several if it is composed of several texts. */
export function placesIn(text: string): Place[] {
  // Most texts of a page have no mark, and this check costs less than decoding.
  if (!text.includes('\u200b')) return [];
  return (vercelStegaDecodeAll<unknown>(text) ?? []).flatMap((key) =>
    typeof key === 'string' ? [placeOf(key)] : [],
  );
}

/** A text without places. */
export function unmarkedText(text: string): string {
  return text.replace(VERCEL_STEGA_REGEX, '');
}
