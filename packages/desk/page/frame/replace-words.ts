import { pageFacts } from '../../page-facts.ts';
import { type Place, placeKey } from '../places/marks.ts';
import { type PagePlaces, waits } from './page-places.ts';

/**
 * Replaces a fact or number that carries no mark, such as a price: a price inside the element that shows the rest of
 * its item, a fact of the business wherever the page shows it. Anything missed shows once the page is rendered again.
 * @param before the texts to look for, unless an earlier call has replaced them
 */
export function replaceWords(
  page: Document,
  places: PagePlaces,
  place: Place,
  before: readonly string[],
  after: string,
): void {
  const key = placeKey(place);
  const known = places.replaced.get(key);
  // A single letter or digit would not be found again: the page keeps what it shows until there is more.
  const wanted = (known === undefined ? before : [known]).filter((text) => text.length > 1 && text !== after);
  if (wanted.length === 0 || after.length < 2) return;
  const isFact = place.file === pageFacts().factsFile;
  const around = isFact ? [page.body] : places.elementsOf({ ...place, path: place.path.slice(0, -1) });
  const scope = isFact ? page.body : commonParent(around);
  if (!scope || (scope === page.body && !isFact)) return;
  // Numbers have spaces that don't break.
  const spaced = wanted.map((text) =>
    text
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .split(/\s/)
      .join('[\\s\\u00a0]'),
  );
  const words = new RegExp(`(?<![\\d\\p{L}])(?:${spaced.join('|')})(?![\\d\\p{L}])`, 'gu');
  const walker = page.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const replaced = text.replace(words, (found) =>
      found.includes('\u00a0') ? after.replaceAll(' ', '\u00a0') : after,
    );
    if (replaced === text || (node.parentElement && waits(node.parentElement))) continue;
    node.nodeValue = replaced;
    places.replaced.set(key, after);
  }
}

function commonParent([first, ...others]: readonly Element[]): Element | undefined {
  let parent = first?.parentElement;
  while (parent && others.some((other) => !parent?.contains(other))) parent = parent.parentElement;
  return parent ?? undefined;
}
