import type { PhotoData } from '../content/schemas/parts.ts';
import { isRecord } from '../lib/is-record.ts';

// The build checks what it publishes. These only tell whether a file, which may have been replaced on the server, is a
// list of what is expected.

/** The fields of an object. @throws a `TypeError` if it is none */
export function fieldsOf(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new TypeError('An object is missing.');
  return value;
}

/**
 * The items of a list that have these texts, so that one bad item does not break the page.
 * @throws a `TypeError` if it is no list
 */
export function listOf<T extends object>(value: unknown, ...texts: (keyof T & string)[]): T[] {
  if (!Array.isArray(value)) throw new TypeError('A list is missing.');
  const isText = (text: unknown) => typeof text === 'string' && text.trim() !== '';
  return value.filter((item) => isRecord(item) && texts.every((name) => isText(item[name])));
}

/** A photo of which the file may name only the address, anywhere, and the alternative text. */
export function photoOf<T extends { src: string; alt: string }>(photo: T): T & PhotoData {
  return { srcset: '', webp: '', width: 0, height: 0, ...photo };
}

/** A list of photos; empty if it is missing. */
export function photosOf(value: unknown = []) {
  return listOf<PhotoData & { title?: string }>(value, 'src', 'alt').map(photoOf);
}
