import type { WrittenFile } from '../content/loaded-content.ts';
import { problemSentence } from '../content/problems.ts';
import { writtenTexts } from '../content/texts-in.ts';
import { type Files, valuesOf } from './sample-texts.ts';

export const listed = new Intl.ListFormat('en-AU');

/**
 * A warning for each text of a page, and for each article, that names what the business no longer has.
 * @param gone the names, such as those of suburbs
 * @param whatTheyAre such as `outside the suburbs you serve`
 */
export function textsNaming(
  written: readonly WrittenFile[],
  gone: readonly string[],
  whatTheyAre: string,
): string[] {
  return written.flatMap((page) =>
    writtenTexts(page).flatMap(({ text, place }) => {
      const found = gone.filter((name) => names(text, name));
      const remedy = `names ${listed.format(found)}, ${whatTheyAre}: change it, unless it is still right`;
      return found.length > 0 ? [problemSentence(page.file, place, remedy)] : [];
    }),
  );
}

/** The names that a field had in earlier content and that the business has changed or removed. */
export function goneNames(own: Files, earlier: readonly Files[], file: string, field: string): string[] {
  const namesIn = (files: Files) =>
    valuesOf(files.get(file), field).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const kept = namesIn(own);
  return [...new Set(earlier.flatMap(namesIn))].filter((name) => !kept.includes(name));
}

/** Whether a text has a name as whole words: `Ash` is not part of `Ashby`. */
export function names(text: string, name: string): boolean {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ')} `);
}
