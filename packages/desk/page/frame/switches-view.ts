import type { PagePlaces } from './page-places.ts';
import { isOfItem } from './pointed-place.ts';

/** A tab or a filter that is chosen already, and what has nothing more to show: a click opens its words. */
const isChosen =
  '[aria-selected="true"], [data-selected="true"], [aria-pressed="true"], [aria-disabled="true"]';

/**
 * Whether a click switches what is seen, also while clicks open forms, as of a tab, a filter, an arrow or the menu: one
 * could not get to what it shows. A button of one item, such as a photo, opens the form of the item, and a form is not sent.
 */
export function switchesView(target: Element, places: PagePlaces): boolean {
  const control = target.closest('[role="tab"], [data-selected], button:not([type="submit"])');
  if (!control || control.matches(isChosen)) return false;
  return !places.within(control).some(isOfItem) && !isInCard(control);
}

/** Whether a button stands on a card, such as "Read more" on that of a review. Arrows stand beside the slides. */
function isInCard(control: Element): boolean {
  const card = control.closest('li, article, figure, [aria-roledescription]');
  return control.matches('button') && card !== null && !card.querySelector('[aria-roledescription]');
}
