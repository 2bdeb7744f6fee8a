import { type Place, placeKey } from '../places/marks.ts';
import { PagePlaces } from './page-places.ts';
import { pointedPlace } from './pointed-place.ts';

/**
 * What stands under the pointer or has the focus: its place, and the element to outline. words: what it shows, if its
 * text has no mark and the place is that of the item around it.
 */
export type Pointed = { place: Place; element: Element; words: string };

type Events = {
  /** Another page is shown, or the same one anew. */
  onPage: (route: string) => void;
  /** The texts of the page have changed. */
  onPlaces: () => void;
  onPoint: (pointed: Pointed | undefined) => void;
  onPick: (pointed: Pointed) => void;
  onKey: (event: KeyboardEvent) => void;
  /** The fact that reads so; undefined if there is none. */
  factOf: (words: string) => Place | undefined;
  /** What is outlined has moved. */
  onMove: () => void;
};

/** Milliseconds that pictures of a changed page may take before it is shown without them. */
const patience = 1500;

/** Resolves when the document of a frame is parsed; its pictures and scripts may be missing yet. */
async function parsed(frame: HTMLIFrameElement): Promise<void> {
  const isParsed = () => {
    const { URL: address = 'about:blank', readyState = 'loading' } = frame.contentDocument ?? {};
    return address !== 'about:blank' && readyState !== 'loading';
  };
  // The frame has another, empty document until then, which has no event for this.
  while (frame.isConnected && !isParsed()) await new Promise((done) => setTimeout(done, 20));
}

/** Where the page was: the first text in the window that will be there again, and how far from the top. */
type Position = { key: string; top: number; scrollY: number };

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
    private readonly events: Events,
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
    this.#next = first ?? this.#frameOf(route);
    void this.#complete(this.#next);
  }

  #frameOf(route: string): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.title = this.title;
    frame.src = route;
    // Visible, but behind: what is hidden gets no size, and pictures would not load.
    frame.dataset.behind = '';
    this.host.append(frame);
    return frame;
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
    await loaded;
    frame.addEventListener('load', () => this.#onDocument(frame));
  }

  #onDocument(frame: HTMLIFrameElement): void {
    const page = frame.contentDocument;
    if (!page || (frame !== this.#next && frame !== this.#shown)) return;
    const places = new PagePlaces(page);
    places.read();
    if (frame === this.#next) {
      const position = this.#shown && this.#position();
      const isSame = frame.contentWindow?.location.pathname === this.#shown?.contentWindow?.location.pathname;
      if (position && isSame) scrollTo(frame, places, position);
      const former = this.#shown;
      this.#shown = frame;
      this.#next = undefined;
      delete frame.dataset.behind;
      former?.remove();
    }
    this.#places = places;
    this.#watch(page, places);
    this.events.onPage(this.route);
    this.events.onPlaces();
  }

  #watch(page: Document, places: PagePlaces): void {
    const view = page.defaultView;
    let isPlanned = false;
    const read = () => {
      isPlanned = false;
      places.read();
      this.events.onPlaces();
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
    const point = (event: Event) => {
      if (this.#isEditing) this.events.onPoint(this.#pointed(event));
    };
    for (const type of ['pointerover', 'focusin']) page.addEventListener(type, point, true);
    page.documentElement.addEventListener('pointerleave', () => this.events.onPoint(undefined));
    for (const type of ['click', 'auxclick', 'submit', 'dragstart'])
      page.addEventListener(type, (event) => this.#pick(event), true);
    for (const type of ['scroll', 'resize'])
      view?.addEventListener(type, () => this.events.onMove(), { passive: true });
    page.addEventListener('keydown', (event) => this.events.onKey(event), true);
    // A page change without loading a document.
    const navigation = view && 'navigation' in view ? view.navigation : undefined;
    navigation?.addEventListener('navigatesuccess', () => this.events.onPage(this.route));
  }

  #pick(event: Event): void {
    if (!this.#isEditing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const pointed = event.type === 'click' ? this.#pointed(event) : undefined;
    if (pointed) this.events.onPick(pointed);
  }

  #pointed({ target }: Event): Pointed | undefined {
    // Not `instanceof Element`: the page has classes of its own.
    const element = target as Element | null;
    if (element?.nodeType !== Node.ELEMENT_NODE || !this.#places) return undefined;
    const pointed = pointedPlace(element, this.#places);
    // A fact may stand alone without a mark, such as the line under the name.
    const fact = pointed ? undefined : this.events.factOf(element.textContent?.trim() ?? '');
    return fact ? { place: fact, element, words: '' } : pointed;
  }

  #position(): Position | undefined {
    const { contentWindow: view, clientHeight } = this.#shown ?? {};
    if (!view || !this.#places) return undefined;
    const anchored = this.anchor ? this.#places.elementsOf(this.anchor) : [];
    const candidates = [
      ...anchored.map((element) => ({ place: this.anchor as Place, element })),
      ...this.#places.list(),
    ];
    for (const { place, element } of candidates) {
      const { top, bottom, height } = element.getBoundingClientRect();
      if (height > 0 && bottom > 0 && top < (clientHeight ?? 0) && !isFixed(element))
        return { key: placeKey(place), top, scrollY: view.scrollY };
    }
    return { key: '', top: 0, scrollY: view.scrollY };
  }
}

function isFixed(element: Element): boolean {
  return element.closest('header, [popover], dialog') !== null;
}

function scrollTo(frame: HTMLIFrameElement, places: PagePlaces, { key, top, scrollY }: Position): void {
  const view = frame.contentWindow;
  view?.scrollTo({ top: scrollY, behavior: 'instant' });
  const same = places.list().find(({ place }) => placeKey(place) === key);
  if (same) view?.scrollBy({ top: same.element.getBoundingClientRect().top - top, behavior: 'instant' });
}
