import { isRecord } from '../../src/lib/is-record.ts';
import { type Place, problemSentence } from './problems.ts';

/** A value in a content file, and where it is. */
export type Placed<T> = { value: T; place: Place };

/**
 * All values of one kind in a value, with their places, in document order; the value itself comes first if it is one.
 * @param isWanted whether a value is of that kind
 */
export function placedIn<T>(value: unknown, isWanted: (value: unknown) => value is T): Placed<T>[] {
  const found: Placed<T>[] = [];
  const search = (part: unknown, place: Place) => {
    if (isWanted(part)) found.push({ value: part, place });
    if (typeof part !== 'object' || part === null) return;
    const entries = Array.isArray(part) ? part.entries() : Object.entries(part);
    for (const [key, inside] of entries) search(inside, [...place, key]);
  };
  search(value, []);
  return found;
}

/** All objects in a value. */
export const objectsIn = (value: unknown) => placedIn(value, isRecord);
/** All texts in a value. */
export const textsIn = (value: unknown) => placedIn(value, (part) => typeof part === 'string');

/** The values of a field, with their places. @param field names with dots; `*` is each item of a list */
export function valuesOf(data: unknown, field: string): Placed<unknown>[] {
  let found: Placed<unknown>[] = [{ place: [], value: data }];
  for (const part of field.split('.')) {
    found = found.flatMap(({ place, value }) => {
      if (isRecord(value)) return part in value ? [{ place: [...place, part], value: value[part] }] : [];
      return Array.isArray(value) ? value.map((inner, at) => ({ place: [...place, at], value: inner })) : [];
    });
  }
  return found;
}

/** A copy of a value in which each text is replaced. @param change gives what takes its place */
export function mapTexts(
  value: unknown,
  change: (text: string, place: Place) => unknown,
  place: Place = [],
): unknown {
  if (typeof value === 'string') return change(value, place);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, [...place, index]));
  if (!isRecord(value)) return value;
  const changed = Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, [...place, key])]);
  return Object.fromEntries(changed);
}

/** The texts of a page as written, or an article as one text, with their places. Other files have none. */
export function writtenTexts({ file, raw }: { file: string; raw: unknown }): Placed<string>[] {
  return /^(pages|articles)\//.test(file) ? textsIn(raw) : [];
}

/** A sentence with file and place for each thing to do about each text. */
export function sentencesAbout(
  file: string,
  texts: readonly Placed<string>[],
  whatToDo: (text: string) => string[],
): string[] {
  return texts.flatMap(({ value, place }) =>
    whatToDo(value).map((remedy) => problemSentence(file, place, remedy)),
  );
}
