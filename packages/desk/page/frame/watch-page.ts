import type { DeskStore } from '../desk-store.ts';
import { copyWithoutMarks } from './copied-text.ts';
import { onDeskKey } from './keys.ts';
import { outline } from './outline.ts';
import { attributes, type PagePlaces } from './page-places.ts';
import { pointedPlace } from './pointed-place.ts';
import { switchesView } from './switches-view.ts';

/** Watches a page in the frame: hovers, clicks, copied texts, and texts that appear or change. */
export function watchPage(page: Document, places: PagePlaces, desk: DeskStore): void {
  const view = page.defaultView;
  let isPlanned = false;
  const read = () => {
    isPlanned = false;
    places.read();
    desk.changed();
  };
  const plan = () => {
    if (!isPlanned) view?.requestAnimationFrame(read);
    isPlanned = true;
  };
  new MutationObserver(plan).observe(page.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-hydrated', ...attributes],
  });
  const pointed = ({ target }: Event) => {
    // Not `instanceof Element`: the page has its own classes.
    const element = target as Element | null;
    if (element?.nodeType !== Node.ELEMENT_NODE) return undefined;
    return pointedPlace(element, places, desk.placeholders);
  };
  const point = (event: Event) =>
    outline(page, 'data-desk-pointed', desk.isEditing ? pointed(event)?.element : undefined);
  const pick = (event: Event) => {
    if (!desk.isEditing || (event.type === 'click' && switchesView(event.target as Element, places))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const picked = event.type === 'click' ? pointed(event) : undefined;
    if (picked) void desk.open(picked.place, true);
  };
  for (const type of ['pointerover', 'focusin']) page.addEventListener(type, point, true);
  const leave = () => outline(page, 'data-desk-pointed', undefined);
  page.documentElement.addEventListener('pointerleave', leave);
  // Also when the focus goes on to the form; what takes it within the page is told next.
  page.addEventListener('focusout', leave);
  for (const type of ['click', 'auxclick', 'submit', 'dragstart']) page.addEventListener(type, pick, true);
  copyWithoutMarks(page);
  page.addEventListener('keydown', (event) => (desk.isEditing ? onDeskKey(desk, event) : undefined), true);
}
