import type { Place } from '../../places/marks.ts';
import type { PagePlaces } from './page-places.ts';

/** Whether a part of an element is in the viewport of its page. */
export function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < (element.ownerDocument.defaultView?.innerHeight ?? 0);
}

/**
 * Scrolls a page to where another one is: the first visible text that both show stays where it is.
 * @param anchor the place that is being edited; it stays where it is if it is in view
 */
export function scrollLike(former: PagePlaces, next: PagePlaces, anchor: Place | undefined): void {
  const [from, to] = [former.page.defaultView, next.page.defaultView];
  if (!from || !to) return;
  to.scrollTo({ top: from.scrollY, behavior: 'instant' });
  const shown = [...(anchor ? [anchor] : []), ...former.list().map(({ place }) => place)];
  for (const place of shown)
    for (const [index, element] of former.elementsOf(place).entries()) {
      const { top } = element.getBoundingClientRect();
      const same = isInView(element) && next.elementsOf(place)[index];
      if (same) return to.scrollBy({ top: same.getBoundingClientRect().top - top, behavior: 'instant' });
    }
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
