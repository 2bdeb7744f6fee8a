import { type Place, placeKey, placeOf, placesIn, unmarkedText } from '../../places/marks.ts';

/** A text on the page in parts, each with the key of its place. Text after the last part has none. */
type Shown = { parts: { key: string; text: string }[]; end: string };

/** A place, the first element that shows it, and its text. */
type PlaceOnPage = { place: Place; element: Element; text: string };

/** The attributes that screen readers read. */
export const attributes = ['alt', 'aria-label', 'title', 'placeholder'];
const mark = '\u200b';

/** The texts of a shown page with the places where they are written. */
export class PagePlaces {
  readonly #shown = new Map<Text | Attr, Shown & { element: Element }>();

  constructor(readonly page: Document) {}

  /** Reads and removes the marks of new texts, except where React compares texts when an island hydrates. */
  read(): void {
    for (const node of this.#shown.keys()) if (!elementOf(node)?.isConnected) this.#shown.delete(node);
    for (const node of textsOf(this.page)) {
      const element = elementOf(node);
      const text = node.nodeValue ?? '';
      if (!element || !text.includes(mark)) continue;
      this.#shown.set(node, { ...partsOf(text), element });
      if (!waits(element)) node.nodeValue = unmarkedText(text);
    }
  }

  /** All places, each once, in the order of the page: texts of this page first, then menus and footer. */
  list(): PlaceOnPage[] {
    const first = new Map<string, PlaceOnPage>();
    for (const { parts, element } of [...this.#shown.values()].toSorted((a, b) =>
      order(a.element, b.element),
    ))
      for (const { key, text } of parts)
        if (!first.has(key)) first.set(key, { place: placeOf(key), element, text: text.trim() });
    const all = [...first.values()];
    const isMain = ({ element }: PlaceOnPage) => element.closest('main') !== null;
    return [...all.filter(isMain), ...all.filter((place) => !isMain(place))];
  }

  /** The places of the texts directly in an element. */
  of(element: Element): Place[] {
    const own = [...this.#shown.values()].filter((shown) => shown.element === element);
    return own.flatMap(({ parts }) => parts.map(({ key }) => placeOf(key)));
  }

  /** The places of all texts in an element. */
  within(element: Element): Place[] {
    const own = [...this.#shown.values()].filter((shown) => element.contains(shown.element));
    return own.flatMap(({ parts }) => parts.map(({ key }) => placeOf(key)));
  }

  /** The elements that show a place or something inside it. */
  elementsOf({ file, path }: Place): Element[] {
    const key = placeKey({ file, path });
    const isInside = (other: string) => other === key || other.startsWith(path.length > 0 ? `${key}/` : key);
    const found = [...this.#shown.values()].filter(({ parts }) => parts.some((part) => isInside(part.key)));
    return found.map(({ element }) => element).toSorted(order);
  }

  /** Replaces the texts of a place; in an island only once it has hydrated. @param typed the new text for a shown one */
  replace(place: Place, typed: (shown: string) => string): void {
    const key = placeKey(place);
    for (const [node, { parts, end, element }] of this.#shown) {
      const own = parts.filter((part) => part.key === key);
      if (own.length === 0 || waits(element)) continue;
      for (const part of own) part.text = typed(part.text);
      node.nodeValue = parts.map(({ text }) => text).join('') + end;
    }
  }
}

/** A text without the differences between how it is written and how pages show it: spaces and typographic marks. */
export function plain(text: string): string {
  return text.replace(/(?:[\s'"‘’“”…–—]|\.{3}|--)+/g, ' ').trim();
}

/** Whether an element is in an island that has not hydrated. React would render it again if its HTML had changed. */
function waits(element: Element): boolean {
  return element.closest('[data-island]:not([data-hydrated="yes"])') !== null;
}

function elementOf(node: Text | Attr): Element | null {
  return 'ownerElement' in node ? node.ownerElement : node.parentElement;
}

function* textsOf(page: Document): Generator<Text | Attr> {
  const { SHOW_ELEMENT, SHOW_TEXT } = NodeFilter;
  const walker = page.createTreeWalker(page.body, SHOW_ELEMENT | SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // With scripts on, the content of <noscript> is text, including its tags, and is not shown.
    if (node.nodeType === Node.TEXT_NODE && node.parentElement?.localName !== 'noscript') yield node as Text;
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    for (const name of attributes) {
      const attribute = (node as Element).getAttributeNode(name);
      if (attribute) yield attribute;
    }
  }
}

function partsOf(text: string): Shown {
  const parts: Shown['parts'] = [];
  let end = '';
  // A mark follows the text that it belongs to.
  for (const piece of text.split(/(?<=[\u200b-\u200d\ufeff]{8})(?![\u200b-\u200d\ufeff])/u)) {
    const [place] = placesIn(piece);
    if (place) parts.push({ key: placeKey(place), text: unmarkedText(piece) });
    else end += piece;
  }
  return { parts, end };
}

function order(a: Element, b: Element): number {
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
