import type { PagePlaces } from './page-places.ts';
import { isOfItem } from './pointed-place.ts';

/** A chosen tab or filter, or a control with nothing more to show: a click on it opens its words. */
const isChosen =
  '[aria-selected="true"], [data-selected="true"], [aria-pressed="true"], [aria-disabled="true"]';

/**
 * Whether a click switches the view even while clicks open forms: on a tab, a filter, an arrow or the menu, because
 * otherwise nobody could reach what they show. A button of one item, such as a photo, opens the item's form; a form of
 * the page is not sent.
 */
export function switchesView(target: Element, places: PagePlaces): boolean {
  const control = target.closest('[role="tab"], [data-selected], button:not([type="submit"])');
  if (!control || control.matches(isChosen)) return false;
  return !places.within(control).some(isOfItem) && !isInCard(control);
}

/** Whether a button is on a card, such as "Read more" on a review. Arrows are beside the slides. */
function isInCard(control: Element): boolean {
  const card = control.closest('li, article, figure, [aria-roledescription]');
  return control.matches('button') && card !== null && !card.querySelector('[aria-roledescription]');
}
