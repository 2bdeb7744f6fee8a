import { objectsIn } from './cross-check.ts';
import type { Place } from './problems.ts';

/** All texts in a value with their places, including texts in lists. */
export function textsIn(value: unknown): { text: string; place: Place }[] {
  return objectsIn(value).flatMap(({ item, place }) =>
    Object.entries(item).flatMap(([name, field]) => {
      const texts = Array.isArray(field) ? field : [field];
      return texts.flatMap((text: unknown, index) =>
        typeof text === 'string'
          ? [{ text, place: [...place, name, ...(Array.isArray(field) ? [index] : [])] }]
          : [],
      );
    }),
  );
}
