import type { Change, Json, Placeholder } from '../../api.ts';
import type { Place } from '../places/marks.ts';
import type { PageFrame } from './page-frame.ts';
import { replaceWords } from './replace-words.ts';

/** The text that a value has on pages: with its placeholders filled in. */
export function filledText(value: Json | undefined, placeholders: readonly Placeholder[]): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  return value.replace(/\[\[\s*([^[\]]*?)\s*\]\]/g, (whole, name) => {
    const fact = placeholders.find((placeholder) => placeholder.name === name);
    return fact ? fact.value : whole;
  });
}

type ShownChange = { file: string; change: Change; before: (Json | undefined)[] };

/** Shows a change of a text or number on the page at once. @param before what the page may show in its place */
export function showChange(
  frame: PageFrame,
  placeholders: readonly Placeholder[],
  { file, change, before }: ShownChange,
): void {
  if (change.operation !== 'set' || typeof change.value === 'object') return;
  // A number as people write it, such as $175: the page shows it once it was read.
  if (typeof change.value === 'string' && typeof before.at(-1) === 'number') return;
  const filled = (value: Json | undefined) => filledText(value, placeholders);
  showTyped(frame, { file, path: change.path }, before.map(filled), filled(change.value));
}

/**
 * Shows what is typed on the page at once.
 * @param before what may stand there: what was typed last, and what is written
 */
function showTyped(frame: PageFrame, place: Place, before: readonly string[], text: string): void {
  const { document: page, places } = frame;
  if (!page || !places || places.replace(place, before, text) > 0) return;
  replaceWords(page, places, place, before, text);
}
