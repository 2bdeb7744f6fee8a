import type { PagePlaces } from './page-places.ts';
import { isOfItem } from './pointed-place.ts';

/** A chosen tab or filter, or a control with nothing more to show: a click on it opens its words. */
const isChosen =
  '[aria-selected="true"], [data-selected="true"], [aria-pressed="true"], [aria-disabled="true"]';

/**
 * Whether a click switches the view even while clicks open forms: on a tab, a filter, an arrow, a menu or "Read more",
 * because otherwise nobody could reach what they show. A button with the words or the photo of an item opens its form; a
 * form of the page is not sent.
 */
export function switchesView(target: Element, places: PagePlaces): boolean {
  const control = target.closest(
    '[role=tab], [data-selected], button:not([type=submit]), :is(nav, [popover]) a[href^="/"]',
  );
  if (!control || control.matches(isChosen)) return false;
  return !places.within(control).some(isOfItem);
}
