import type { Json, Placeholder } from '../../api.ts';
import type { Place } from '../../places/marks.ts';
import { type PagePlaces, plain } from './page-places.ts';

/** A value as pages show it, with its placeholders filled in. */
export function filledText(value: Json | undefined, placeholders: readonly Placeholder[]): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  return value.replace(/\[\[\s*([^[\]]*?)\s*\]\]/g, (whole, name) => {
    const fact = placeholders.find((placeholder) => placeholder.name === name);
    return fact ? fact.value : whole;
  });
}

/**
 * Shows a new text or price on the page at once. A list of texts, a text that its component composes or changes, and a
 * fact, which carries no mark, show once the page is rendered again.
 * @param before texts to look for: what was typed last, and what is written
 */
export function showValue(
  places: PagePlaces,
  placeholders: readonly Placeholder[],
  place: Place,
  before: readonly (Json | undefined)[],
  value: Json,
): void {
  if (typeof value === 'number')
    places.replace(place, (shown) => shown.replace(/\d[\d,.]*/, value.toLocaleString('en-AU')));
  if (typeof value !== 'string') return;
  const former = before.map((text) => plain(filledText(text, placeholders)));
  const text = filledText(value, placeholders);
  places.replace(place, (shown) =>
    former.includes(plain(shown)) ? shown.replace(shown.trim(), () => text) : shown,
  );
}
