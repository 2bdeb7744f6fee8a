import type { Place } from '../content/problems.ts';
import { objectsIn } from '../content/texts-in.ts';

/** The fields that name a photo, and those of their alternative texts. */
const fields = [
  ['src', 'alt'],
  ['before', 'beforeAlt'],
  ['after', 'afterAlt'],
] as const;

/** A photo as content names it, with the places of its name and of its alternative text, which may be missing. */
export type PhotoWords = { name: unknown; place: Place; alt: unknown; altPlace: Place };

/** All photos in a value, logos included. */
export function photoWordsIn(value: unknown): PhotoWords[] {
  return objectsIn(value).flatMap(({ value: item, place }) =>
    fields.flatMap(([field, alt]) =>
      item[field]
        ? [{ name: item[field], place: [...place, field], alt: item[alt], altPlace: [...place, alt] }]
        : [],
    ),
  );
}
