import { type Place, placeKey } from '../places/marks.ts';
import { floats } from './floating.ts';
import type { PagePlaces } from './page-places.ts';

/** The scroll position: the first visible text that a reload will show again, and its distance from the top. */
export type Position = { key: string; top: number; scrollY: number };

/** @param anchor the place that is being edited; it keeps its position if it is in view */
export function positionOf(
  frame: HTMLIFrameElement,
  places: PagePlaces,
  anchor: Place | undefined,
): Position {
  const anchored = anchor ? places.elementsOf(anchor).map((element) => ({ place: anchor, element })) : [];
  const scrollY = frame.contentWindow?.scrollY ?? 0;
  for (const { place, element } of [...anchored, ...places.list()]) {
    const { top, bottom, height } = element.getBoundingClientRect();
    if (height > 0 && bottom > 0 && top < frame.clientHeight && !floats(element))
      return { key: placeKey(place), top, scrollY };
  }
  return { key: '', top: 0, scrollY };
}

/** Opens the question or menu that hides a place, if the place shows nowhere else. */
export function unfold(places: PagePlaces, place: Place | undefined): void {
  places.page.querySelector('[data-desk-open]')?.removeAttribute('data-desk-open');
  const elements = place ? places.elementsOf(place) : [];
  if (elements.some((element) => element.checkVisibility())) return;
  elements[0]?.closest('details')?.setAttribute('open', '');
  // Not as a visitor opens it: the focus stays in the form.
  elements[0]?.closest('[popover]:not([role="tooltip"])')?.setAttribute('data-desk-open', '');
}

/** Scrolls a page to where another one was. */
export function scrollTo(
  frame: HTMLIFrameElement,
  places: PagePlaces,
  { key, top, scrollY }: Position,
): void {
  const view = frame.contentWindow;
  view?.scrollTo({ top: scrollY, behavior: 'instant' });
  const same = places.list().find(({ place }) => placeKey(place) === key);
  if (same) view?.scrollBy({ top: same.element.getBoundingClientRect().top - top, behavior: 'instant' });
}
