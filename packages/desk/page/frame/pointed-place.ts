import type { Placeholder } from '../../api.ts';
import { type Place, placeKey } from '../../places/marks.ts';
import { type PagePlaces, plain } from './page-places.ts';

/** What is under the pointer or has the focus: its place, and the element to outline. */
type Pointed = { place: Place; element: Element };

/**
 * The place of a clicked element: of its own text or of the fact that it shows, such as the phone number, otherwise of
 * the nearest item or group around it.
 */
export function pointedPlace(
  target: Element,
  places: PagePlaces,
  facts: readonly Placeholder[] = [],
): Pointed | undefined {
  const words = ownText(target);
  for (let element: Element | null = target; element; element = element.parentElement) {
    const [own] = places.of(element);
    const within = places.within(element);
    const listed = sharedPlace(within.filter(isOfItem));
    const item = listed && isOfItem(listed) ? itemOf(listed) : undefined;
    // What screen readers call a card, such as its position, is not what people see on it.
    if (own && words === '' && item && !isOfItem(own)) return { place: item, element };
    if (own && (element === target || words === '')) return { place: own, element };
    const shown = plain(element.textContent ?? '');
    const fact = within.length === 0 && shown !== '' && facts.find((one) => plain(one.value) === shown);
    if (fact) return { place: fact, element };
    const photo = pictureIn(element, places);
    if (photo) return photo;
    // A text without a mark belongs to an item; labels beside it belong to the whole list.
    if (item && words !== '') return { place: item, element: target };
    const group = words === '' ? sharedPlace(within) : undefined;
    if (group) return { place: group, element };
    // All texts of the page share nothing that could be edited.
    if (element.matches('main, header, footer, body')) return undefined;
  }
  return undefined;
}

/** The text directly in an element, without its child elements. */
function ownText(element: Element): string {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts
    .map(({ nodeValue }) => nodeValue)
    .join('')
    .trim();
}

/** Whether a place is in an item of a list. */
export function isOfItem({ path }: Place): boolean {
  return path.some((part) => typeof part === 'number');
}

/** The item of a list that a place is in. */
export function itemOf({ file, path }: Place): Place {
  return { file, path: path.slice(0, path.findLastIndex((part) => typeof part === 'number') + 1) };
}

/** The picture in an element that shows nothing else. */
function pictureIn(element: Element, places: PagePlaces): Pointed | undefined {
  const pictures = element.querySelectorAll('img');
  const [picture] = pictures;
  const [place] = picture && pictures.length === 1 && !element.textContent?.trim() ? places.of(picture) : [];
  return picture && place && { place, element: picture };
}

/** The group or item that contains all places; undefined if there is none or it is a whole file. */
function sharedPlace(all: Place[]): Place | undefined {
  const [first] = all;
  if (!first || all.some(({ file }) => file !== first.file)) return undefined;
  const keys = new Set(all.map(placeKey));
  if (keys.size === 1) return first;
  const different = first.path.findIndex((part, index) => all.some(({ path }) => path[index] !== part));
  const path = first.path.slice(0, different < 0 ? undefined : different);
  return path.length > 0 ? { file: first.file, path } : undefined;
}
