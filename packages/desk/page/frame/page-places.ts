import { type Place, placeKey, placeOf, placesIn, unmarkedText } from '../places/marks.ts';
import { isOfItem, pointedPlace } from './pointed-place.ts';

/** A text on the page, part by part: each with the key of its place; what follows the last part has none. */
type Shown = { parts: { key: string; text: string }[]; end: string };

/** A text node, or an attribute that is read to people. */
type Holder = { element: Element; node: Text | Attr };

/** A place with the first element that shows it, and its text. words: those of a price, whose place is its item */
type PlaceOnPage = { place: Place; element: Element; text: string; words: string };

const attributes = ['alt', 'aria-label', 'title', 'placeholder'];
const mark = '\u200b';

/** The texts of a shown page with the places where they are written. */
export class PagePlaces {
  readonly #shown = new Map<Text | Attr, Shown & { element: Element }>();
  /** What stands now in the place of facts and numbers without a mark, by their places, after it was typed. */
  readonly replaced = new Map<string, string>();

  constructor(readonly page: Document) {}

  /** Reads the marks of new texts, and takes them out: all but those that React will compare when an island hydrates. */
  read(): void {
    for (const node of this.#shown.keys()) if (!isAttached(node)) this.#shown.delete(node);
    for (const { element, node } of holders(this.page)) {
      const text = node.nodeValue ?? '';
      if (!text.includes(mark)) continue;
      this.#shown.set(node, { ...partsOf(text), element });
      if (!waits(element)) node.nodeValue = unmarkedText(text);
    }
  }

  /** All places, each once, in the order of the page: what stands on this page alone first, then menus and footer. */
  list(): PlaceOnPage[] {
    const first = new Map<string, PlaceOnPage>();
    const marked = [...this.#shown.values()].flatMap(({ parts, element }) =>
      parts.map(({ key, text }) => ({ place: placeOf(key), element, text: text.trim(), words: '' })),
    );
    for (const found of [...marked, ...this.#prices()].toSorted((a, b) => order(a.element, b.element))) {
      const key = placeKey(found.place) + found.words;
      if (!first.has(key)) first.set(key, found);
    }
    const all = [...first.values()];
    const isMain = ({ element }: PlaceOnPage) => element.closest('main') !== null;
    return [...all.filter(isMain), ...all.filter((place) => !isMain(place))];
  }

  /** The prices on the page: numbers carry no mark, so they are known by their sign, and lead to the item around them. */
  #prices(): PlaceOnPage[] {
    const texts = [...holders(this.page)].filter(({ node }) => !this.#shown.has(node));
    return texts.flatMap(({ element, node }) => {
      const { place, words } = (/\$\d/.test(node.nodeValue ?? '') && pointedPlace(element, this)) || {};
      return place && words && isOfItem(place) ? [{ place, element, text: words, words }] : [];
    });
  }

  /** The element that shows the price of an item. */
  priceOf(item: Place | undefined): Element | undefined {
    return item && this.#prices().find(({ place }) => placeKey(place) === placeKey(item))?.element;
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

  /** The elements that show a place, or what is inside it. */
  elementsOf({ file, path }: Place): Element[] {
    const key = placeKey({ file, path });
    const isInside = (other: string) => other === key || other.startsWith(path.length > 0 ? `${key}/` : key);
    const found = [...this.#shown.values()].filter(({ parts }) => parts.some((part) => isInside(part.key)));
    return found.map(({ element }) => element).toSorted(order);
  }

  /**
   * Shows a text in the place of what was there before; in an island only once it has hydrated.
   * @param before what may stand there: what was typed last, or what is written
   * @returns how many texts of the page are of this place
   */
  replace(place: Place, before: readonly string[], after: string): number {
    const key = placeKey(place);
    let count = 0;
    for (const [node, { parts, end, element }] of this.#shown) {
      // A text that was put together or changed by its component shows once the page is rendered again.
      const own = parts.filter((part) => part.key === key && before.some((text) => isSame(part.text, text)));
      count += own.length;
      if (own.length === 0 || waits(element)) continue;
      for (const part of own) part.text = after;
      node.nodeValue = parts.map(({ text }) => text).join('') + end;
    }
    return count;
  }
}

/** Whether an element is in an island that has not hydrated: React would render it anew if its HTML was changed. */
export function waits(element: Element): boolean {
  return element.closest('[data-island]:not([data-hydrated="yes"])') !== null;
}

/** Whether a page shows a text as it is written, but for spaces and the marks that loading sets. */
function isSame(shown: string, written: string): boolean {
  const plain = (text: string) => text.replace(/(?:[\s'"‘’“”…–—]|\.{3}|--)+/g, ' ').trim();
  return plain(shown) === plain(written);
}

function isAttached(node: Text | Attr): boolean {
  return 'ownerElement' in node ? Boolean(node.ownerElement?.isConnected) : node.isConnected;
}

function* holders(page: Document): Generator<Holder> {
  const { SHOW_ELEMENT, SHOW_TEXT } = NodeFilter;
  const walker = page.createTreeWalker(page.body, SHOW_ELEMENT | SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // With scripts on, what is in <noscript> is text, with its tags, and is not shown.
    if (node.nodeType === Node.TEXT_NODE && node.parentElement && node.parentElement.localName !== 'noscript')
      yield { element: node.parentElement, node: node as Text };
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    for (const name of attributes) {
      const attribute = (node as Element).getAttributeNode(name);
      if (attribute) yield { element: node as Element, node: attribute };
    }
  }
}

function partsOf(text: string): Shown {
  const parts: Shown['parts'] = [];
  let end = '';
  // Marks are behind the texts to which they belong.
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
