import { type Place, placeKey, placeOf } from '../places/marks.ts';
import { PagePlaces } from './page-places.ts';

const styles = `
  i {
    position: fixed;
    border: 2px dashed #1f6fb2;
    border-radius: 6px;
    box-shadow: 0 0 0 2px #fffc, inset 0 0 0 1px #fffc;
    pointer-events: none;
  }
  i[data-current] {
    border: 4px solid #1f6fb2;
  }
  @media (width > 600px) {
    /* A wide page is shown at half its size. */
    i { border-width: 4px; }
    i[data-current] { border-width: 7px; }
  }
  @media (forced-colors: active) {
    i { border-color: Highlight; }
  }
`;
/** What floats over the page would hide what has changed. */
const withoutOverlays = 'aside:has([data-page-part="overlays"]) { display: none !important; }';
const gap = 5;

/** Outlines of places of a page, which follow what they surround. */
export class Outlines {
  readonly #places: PagePlaces;
  readonly #root: ShadowRoot;
  #keys: string[] = [];
  #current: string[] = [];
  #isPlanned = false;

  constructor(private readonly page: Document) {
    this.#places = new PagePlaces(page);
    const host = page.documentElement.appendChild(page.createElement('desk-outlines'));
    host.setAttribute('aria-hidden', 'true');
    Object.assign(host.style, { position: 'fixed', inset: '0', zIndex: '2147483647', pointerEvents: 'none' });
    this.#root = host.attachShadow({ mode: 'open' });
    this.#root.adoptedStyleSheets = [sheetOf(styles)];
    page.adoptedStyleSheets.push(sheetOf(withoutOverlays));
    const plan = () => this.#plan();
    // Islands hydrate, pictures load, and what fades in moves.
    new MutationObserver(plan).observe(page.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-hydrated', 'open', 'hidden', 'class'],
    });
    new ResizeObserver(plan).observe(page.body);
    for (const type of ['scroll', 'resize', 'load', 'transitionend', 'animationend'])
      page.defaultView?.addEventListener(type, plan, { capture: true, passive: true });
  }

  /**
   * Outlines places, and brings the first element of the current ones into view.
   * @returns how many elements show the current places
   */
  show(keys: string[], current: string[]): number {
    this.#keys = keys;
    this.#current = current;
    this.#places.read();
    const elements = current.flatMap((key) => this.#elementsOf(placeOf(key)));
    const closed = elements.filter((element) => !isVisible(element));
    // An answer stands in its question.
    if (closed.length === elements.length)
      for (const element of closed) element.closest('details')?.setAttribute('open', '');
    const visible = elements.filter(isVisible);
    const [first] = visible;
    const isTall = (first?.getBoundingClientRect().height ?? 0) > innerHeight / 2;
    first?.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: 'instant' });
    this.#paint();
    return visible.length;
  }

  /** What shows a place: its texts; of an item as a whole, or of what has no mark, such as a price, what is around it. */
  #elementsOf({ file, path }: Place): Element[] {
    const key = placeKey({ file, path });
    const inside = this.#places.elementsOf({ file, path });
    const own = inside.filter((element) => this.#places.of(element).some((place) => placeKey(place) === key));
    if (own.length > 0) return own;
    if (inside.length > 0) {
      const around = this.#cardAround({ file, path }, commonAncestor(inside.filter(isVisible)));
      return around ? [around] : inside;
    }
    const item = path.findLastIndex((part, index) => typeof part === 'number' && index < path.length - 1);
    // Of a group that is not an item, other parts may stand anywhere.
    return item < 0 ? [] : this.#elementsOf({ file, path: path.slice(0, item + 1) });
  }

  /** The list item or figure around the texts of an item, unless it has texts of its neighbours too. */
  #cardAround({ file, path }: Place, texts: Element | undefined): Element | undefined {
    const card = texts?.closest('li, article, figure');
    const [key, list] = [placeKey({ file, path }), placeKey({ file, path: path.slice(0, -1) })];
    const places = card ? this.#places.within(card).map((place) => `${placeKey(place)}/`) : [];
    const isAlone = places.every((place) => place.startsWith(`${key}/`) || !place.startsWith(`${list}/`));
    return card && isAlone ? card : texts;
  }

  #plan(): void {
    if (!this.#isPlanned)
      this.page.defaultView?.requestAnimationFrame(() => {
        this.#isPlanned = false;
        this.#places.read();
        this.#paint();
      });
    this.#isPlanned = true;
  }

  #paint(): void {
    const current = new Set(this.#current);
    const outlined = new Map<Element, boolean>();
    for (const key of [...this.#keys.filter((one) => !current.has(one)), ...current])
      for (const element of this.#elementsOf(placeOf(key)).filter(isVisible))
        outlined.set(element, current.has(key));
    this.#root.replaceChildren(
      ...[...outlined].map(([element, isCurrent]) => {
        const outline = this.page.createElement('i');
        outline.toggleAttribute('data-current', isCurrent);
        const { left, top, width, height } = element.getBoundingClientRect();
        const size = { left: left - gap, top: top - gap, width: width + 2 * gap, height: height + 2 * gap };
        for (const [name, value] of Object.entries(size)) outline.style.setProperty(name, `${value}px`);
        outline.style.boxSizing = 'border-box';
        return outline;
      }),
    );
  }
}

function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

function isVisible(element: Element): boolean {
  return element.checkVisibility() && element.getClientRects().length > 0;
}

/** The smallest element around all; undefined if that is most of the page. */
function commonAncestor([first, ...others]: readonly Element[]): Element | undefined {
  let around = first;
  while (around && others.some((other) => !around?.contains(other)))
    around = around.parentElement ?? undefined;
  return around?.matches('html, body, main, header, footer') ? undefined : around;
}
