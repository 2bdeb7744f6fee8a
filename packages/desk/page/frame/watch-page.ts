import type { Place } from '../places/marks.ts';
import type { PagePlaces } from './page-places.ts';
import { pointedPlace } from './pointed-place.ts';
import { switchesView } from './switches-view.ts';

/**
 * What is under the pointer or has the focus: its place, and the element to outline. `words`: its text, if that has no
 * mark and the place is the item around it.
 */
export type Pointed = { place: Place; element: Element; words: string };

export type FrameEvents = {
  /** Another page is shown, or the same one has been reloaded. */
  onPage: (route: string) => void;
  /** The texts of the page have changed. */
  onPlaces: () => void;
  onPoint: (pointed: Pointed | undefined) => void;
  onPick: (pointed: Pointed) => void;
  onKey: (event: KeyboardEvent) => void;
  /** The fact with this value; undefined if there is none. */
  factOf: (words: string) => Place | undefined;
  /** The height or width of the page has changed, for example because the drawer has opened below it. */
  onResize: () => void;
};

/**
 * Watches a page in the frame: hovers, clicks, and texts that appear or change.
 * @param isEditing whether a click opens a form or switches the view; otherwise links and buttons work as for visitors
 */
export function watchPage(
  page: Document,
  places: PagePlaces,
  events: FrameEvents,
  isEditing: () => boolean,
): void {
  const view = page.defaultView;
  let isPlanned = false;
  const read = () => {
    isPlanned = false;
    places.read();
    events.onPlaces();
  };
  const plan = () => {
    if (!isPlanned) view?.requestAnimationFrame(read);
    isPlanned = true;
  };
  new MutationObserver(plan).observe(page.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-hydrated', 'alt', 'aria-label', 'title', 'placeholder'],
  });
  const pointed = ({ target }: Event) => {
    // Not `instanceof Element`: the page has its own classes.
    const element = target as Element | null;
    if (element?.nodeType !== Node.ELEMENT_NODE) return undefined;
    const found = pointedPlace(element, places);
    // A fact may be shown alone without a mark, such as the tagline under the name.
    const fact = found ? undefined : events.factOf(element.textContent?.trim() ?? '');
    return fact ? { place: fact, element, words: '' } : found;
  };
  const point = (event: Event) => (isEditing() ? events.onPoint(pointed(event)) : undefined);
  const pick = (event: Event) => {
    if (!isEditing() || (event.type === 'click' && switchesView(event.target as Element, places))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const picked = event.type === 'click' ? pointed(event) : undefined;
    if (picked) events.onPick(picked);
  };
  for (const type of ['pointerover', 'focusin']) page.addEventListener(type, point, true);
  const leave = () => events.onPoint(undefined);
  page.documentElement.addEventListener('pointerleave', leave);
  // Also when the focus goes on to the form; what takes it within the page is told next.
  page.addEventListener('focusout', leave);
  for (const type of ['click', 'auxclick', 'submit', 'dragstart']) page.addEventListener(type, pick, true);
  view?.addEventListener('resize', () => events.onResize());
  page.addEventListener('keydown', (event) => events.onKey(event), true);
  // A page change without loading a document.
  const navigation = view && 'navigation' in view ? view.navigation : undefined;
  const route = () => (view ? view.location.pathname + view.location.search : '/');
  navigation?.addEventListener('navigatesuccess', () => events.onPage(route()));
}
