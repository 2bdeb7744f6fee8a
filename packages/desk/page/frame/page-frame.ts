import type { Place } from '../../places/marks.ts';
import type { DeskStore } from '../desk-store.ts';
import { words } from '../words.ts';
import { outline } from './outline.ts';
import { PagePlaces } from './page-places.ts';
import { itemOf } from './pointed-place.ts';
import { isInView, scrollLike, unfold } from './position.ts';
import { watchPage } from './watch-page.ts';

/** Milliseconds between a change and the reload of the page. */
const pause = 40;

/** Milliseconds that pictures of a changed page may take before it is shown without them. */
const patience = 1500;

/**
 * The page in its frame. A changed page is loaded into a second frame behind the first, scrolled to the same text, and
 * only then shown, so that nothing flickers or jumps.
 */
export class PageFrame {
  /** The shown frame. */
  element: HTMLIFrameElement | undefined;
  #next: HTMLIFrameElement | undefined;
  places: PagePlaces | undefined;
  #refreshing: ReturnType<typeof setTimeout> | undefined;
  /** Whether the page has changed and does not show it yet. */
  isStale = false;
  /** The place that is being edited. It stays where it is when the page is loaded again. */
  anchor: Place | undefined;

  constructor(
    private readonly host: HTMLElement,
    private readonly desk: DeskStore,
  ) {}

  get document(): Document | undefined {
    return this.element?.contentDocument ?? undefined;
  }

  /** Lets timed parts of the page wait while clicks open forms: see `in-frame.ts`. */
  followMode(): void {
    outline(this.document, 'data-desk-pointed', undefined);
    this.host.dataset.mode = this.desk.isEditing ? 'change' : 'try-out';
    this.document?.dispatchEvent(new Event('visibilitychange'));
  }

  /** Shows a page, or reloads the same one after a change. @returns once it is shown */
  show(route: string): Promise<void> {
    clearTimeout(this.#refreshing);
    this.#next?.remove();
    const first = this.element ? undefined : this.host.querySelector('iframe');
    const next = first ?? document.createElement('iframe');
    this.#next = next;
    if (next !== first) {
      next.title = words.page;
      next.src = route;
      // Visible, but behind: a hidden frame has no size, so its pictures would not load.
      next.dataset.behind = '';
      this.host.append(next);
    }
    return this.#complete(next);
  }

  /** Reloads the shown page, once for the two messages that Vite sends about one change. */
  refresh(): void {
    this.isStale = true;
    clearTimeout(this.#refreshing);
    this.#refreshing = setTimeout(() => void this.show(this.#next?.getAttribute('src') ?? this.route), pause);
  }

  get route(): string {
    const { pathname = '/', search = '' } = this.element?.contentWindow?.location ?? {};
    return pathname + search;
  }

  /** The element that shows a place or something inside it: one in view, such as the one that was clicked, or the first. */
  elementOf(place: Place | undefined): Element | undefined {
    // A whole file has no place of its own on the page, and the paragraphs of an article share one.
    if (!place || place.path.length === 0 || place.path[0] === 'body') return undefined;
    const elements = this.places?.elementsOf(place) ?? [];
    const visible = elements.filter((element) => element.checkVisibility());
    return visible.find(isInView) ?? visible[0] ?? elements[0];
  }

  /** Whether a visitor can see a place on this page, perhaps after opening a question or the menu. */
  shows(place: Place): boolean {
    const element = this.elementOf(place);
    return Boolean(element?.checkVisibility() || element?.closest('details, [popover]'));
  }

  /**
   * Brings what is being edited into view, clear of floating parts, for which the page has `scroll-padding`, and opens a
   * question that hides it. Without a mark, it shows the item.
   */
  reveal(): void {
    const place = this.anchor;
    if (this.places) unfold(this.places, place);
    const element = this.elementOf(place) ?? this.elementOf(place && itemOf(place));
    if (element?.checkVisibility()) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  /** Shows the first frame at once, and a later one when it looks complete. Then watches its page. */
  async #complete(frame: HTMLIFrameElement): Promise<void> {
    const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
    await parsed(frame);
    if (this.element) await Promise.race([loaded, new Promise((done) => setTimeout(done, patience))]);
    this.#onDocument(frame);
    frame.addEventListener('load', () => this.#onDocument(frame));
  }

  #onDocument(frame: HTMLIFrameElement): void {
    const page = frame.contentDocument;
    if (!page || page === this.places?.page || (frame !== this.#next && frame !== this.element)) return;
    const places = new PagePlaces(page);
    places.read();
    if (frame === this.#next) {
      const former = this.element;
      if (this.places?.page.defaultView?.location.pathname === page.location.pathname) {
        unfold(places, this.anchor);
        scrollLike(this.places, places, this.anchor);
      }
      this.element = frame;
      this.#next = undefined;
      this.isStale = false;
      delete frame.dataset.behind;
      former?.remove();
    }
    this.places = places;
    watchPage(page, places, this.desk);
    // For example because the drawer has opened below the page.
    page.defaultView?.addEventListener('resize', () => this.reveal());
    // A page change without loading a document.
    page.defaultView?.navigation?.addEventListener('navigatesuccess', () => this.#onPage());
    this.#onPage();
  }

  /** Another page is shown, or the same one has been reloaded. */
  #onPage(): void {
    const { desk } = this;
    history.replaceState(null, '', this.route);
    document.title = `${this.document?.title ?? ''} · ${words.bar}`;
    desk.showAllTyped();
    this.reveal();
    desk.changed();
  }
}

/** Resolves when the document of a frame is parsed; its pictures and scripts may still be loading. */
async function parsed(frame: HTMLIFrameElement): Promise<void> {
  const isParsed = () => {
    const { URL: address = 'about:blank', readyState = 'loading' } = frame.contentDocument ?? {};
    return address !== 'about:blank' && readyState !== 'loading';
  };
  // Until then the frame holds another, empty document, which has no event for this.
  while (frame.isConnected && !isParsed()) await new Promise((done) => setTimeout(done, 20));
}
