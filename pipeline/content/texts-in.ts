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

/** The texts of a page as written, or an article as one text, with their places. Other files have none. */
export function writtenTexts({ file, raw }: { file: string; raw: unknown }): ReturnType<typeof textsIn> {
  if (!/^(pages|articles)\//.test(file)) return [];
  return typeof raw === 'string' ? [{ text: raw, place: [] }] : textsIn(raw);
}
