import type { Json, Placeholder } from '../../api.ts';
import type { Place } from '../places/marks.ts';
import type { PageFrame } from './page-frame.ts';
import { replaceWords } from './replace-words.ts';

/** A value as pages show it, with its placeholders filled in. */
export function filledText(value: Json | undefined, placeholders: readonly Placeholder[]): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  return value.replace(/\[\[\s*([^[\]]*?)\s*\]\]/g, (whole, name) => {
    const fact = placeholders.find((placeholder) => placeholder.name === name);
    return fact ? fact.value : whole;
  });
}

/**
 * Shows a new text, number or list of texts on the page at once.
 * @param before texts to look for: what was typed last, and what is written
 */
export function showValue(
  frame: PageFrame,
  placeholders: readonly Placeholder[],
  place: Place,
  before: readonly (Json | undefined)[],
  value: Json,
): void {
  // An added or removed line shows once the page is rendered again.
  if (Array.isArray(value) && before.every((list) => Object(list).length === value.length))
    for (const [index, line] of value.entries()) {
      const former = before.map((list) => Object(list)[index]);
      if (typeof line === 'string' && former.some((text) => text !== line))
        showValue(frame, placeholders, { ...place, path: [...place.path, index] }, former, line);
    }
  const { document: page, places } = frame;
  if (typeof value === 'object' || !page || !places) return;
  // A number as people write it, such as $175. The page shows it once it has been read.
  if (typeof value === 'string' && typeof before.at(-1) === 'number') return;
  const [text, ...former] = [value, ...before].map((one) => filledText(one, placeholders));
  if (text !== undefined && places.replace(place, former, text) === 0)
    replaceWords(page, places, place, former, text);
}
