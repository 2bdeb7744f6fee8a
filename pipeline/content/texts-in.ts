import { objectsIn } from './cross-check.ts';
import { type Place, problemSentence } from './problems.ts';

/** A text of a content file, and where it is. */
type PlacedText = { text: string; place: Place };

/** All texts in a value with their places, including texts in lists. */
export function textsIn(value: unknown): PlacedText[] {
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
export function writtenTexts({ file, raw }: { file: string; raw: unknown }): PlacedText[] {
  if (!/^(pages|articles)\//.test(file)) return [];
  return typeof raw === 'string' ? [{ text: raw, place: [] }] : textsIn(raw);
}

/** A sentence with file and place for each thing to do about each text. */
export function sentencesAbout(
  file: string,
  texts: readonly PlacedText[],
  whatToDo: (text: string) => string[],
): string[] {
  return texts.flatMap(({ text, place }) =>
    whatToDo(text).map((remedy) => problemSentence(file, place, remedy)),
  );
}
