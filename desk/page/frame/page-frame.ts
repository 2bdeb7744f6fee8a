import type { Place } from '../places/marks.ts';
import { frameBehind, parsed, patience } from './loading.ts';
import { PagePlaces } from './page-places.ts';
import { positionOf, scrollTo } from './position.ts';
import { type FrameEvents, watchPage } from './watch-page.ts';

/**
 * The page in its frame. A changed page is loaded into a second frame behind the first, scrolled to the same text, and
 * only then shown, so that nothing flickers or jumps.
 */
export class PageFrame {
  #shown: HTMLIFrameElement | undefined;
  #next: HTMLIFrameElement | undefined;
  #places: PagePlaces | undefined;
  #isEditing = true;
  /** The place that is being edited, by which the position of the page is kept. */
  anchor: Place | undefined;

  constructor(
    private readonly host: HTMLElement,
    private readonly title: string,
    private readonly events: FrameEvents,
  ) {}

  get document(): Document | undefined {
    return this.#shown?.contentDocument ?? undefined;
  }
  get element(): HTMLIFrameElement | undefined {
    return this.#shown;
  }
  get places(): PagePlaces | undefined {
    return this.#places;
  }
  set isEditing(isEditing: boolean) {
    this.#isEditing = isEditing;
    this.events.onPoint(undefined);
  }

  /** Shows a page, or the same one anew after a change. */
  show(route: string): void {
    this.#next?.remove();
    const first = this.#shown ? undefined : this.host.querySelector('iframe');
    this.#next = first ?? frameBehind(this.host, this.title, route);
    void this.#complete(this.#next);
  }

  /** Loads the shown page anew. */
  refresh(): void {
    this.show(this.#next?.getAttribute('src') ?? this.route);
  }

  get route(): string {
    const { pathname = '/', search = '' } = this.#shown?.contentWindow?.location ?? {};
    return pathname + search;
  }

  /** Scrolls to an element, unless it is in view. */
  reveal(element: Element): void {
    const { top, bottom } = element.getBoundingClientRect();
    const height = this.#shown?.clientHeight ?? 0;
    if (top < 80 || bottom > height - 20) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }

  /** Scrolls to the first element whose text begins with some words. */
  revealWords(words: string): void {
    const elements = this.document?.querySelectorAll('main :is(p, li, h2, h3, h4, td, th, figcaption)') ?? [];
    const found = [...elements].find(({ textContent }) => textContent?.trim().startsWith(words));
    if (found && words !== '') this.reveal(found);
  }

  remove(): void {
    this.#shown?.remove();
    this.#next?.remove();
  }

  /** Shows a frame once its document is there; the first at once, the next when it looks complete. Then follows it. */
  async #complete(frame: HTMLIFrameElement): Promise<void> {
    const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
    await parsed(frame);
    if (this.#shown) await Promise.race([loaded, new Promise((done) => setTimeout(done, patience))]);
    this.#onDocument(frame);
    frame.addEventListener('load', () => this.#onDocument(frame));
  }

  #onDocument(frame: HTMLIFrameElement): void {
    const page = frame.contentDocument;
    if (!page || page === this.#places?.page || (frame !== this.#next && frame !== this.#shown)) return;
    const places = new PagePlaces(page);
    places.read();
    if (frame === this.#next) {
      const former = this.#shown;
      const position = former && this.#places && positionOf(former, this.#places, this.anchor);
      const isSame = frame.contentWindow?.location.pathname === this.#shown?.contentWindow?.location.pathname;
      if (position && isSame) scrollTo(frame, places, position);
      this.#shown = frame;
      this.#next = undefined;
      delete frame.dataset.behind;
      former?.remove();
    }
    this.#places = places;
    watchPage(page, places, this.events, () => this.#isEditing);
    this.events.onPage(this.route);
    this.events.onPlaces();
  }
}
