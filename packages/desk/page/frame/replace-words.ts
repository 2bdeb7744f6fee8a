import { pageFacts } from '../../page-facts.ts';
import type { Place } from '../places/marks.ts';
import type { PagePlaces } from './page-places.ts';

/**
 * Shows a fact or number that carries no mark, such as a price: where its words stand in what shows the rest of its
 * item; a fact of the business wherever it stands. What this misses shows once the page is rendered again.
 */
export function replaceWords(
  page: Document,
  places: PagePlaces,
  place: Place,
  before: string,
  after: string,
): void {
  if (before.length < 2 || after === '') return;
  const isFact = place.file === pageFacts().factsFile;
  const around = isFact ? [page.body] : places.elementsOf({ ...place, path: place.path.slice(0, -1) });
  const scope = isFact ? page.body : commonParent(around);
  if (!scope || (scope === page.body && !isFact)) return;
  // A number is set so that it does not break.
  const spaced = before.split(/\s/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const words = new RegExp(`(?<![\\d\\p{L}])${spaced.join('[\\s\\u00a0]')}(?![\\d\\p{L}])`, 'gu');
  const walker = page.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const replaced = text.replace(words, (found) =>
      found.includes('\u00a0') ? after.replaceAll(' ', '\u00a0') : after,
    );
    if (replaced !== text) node.nodeValue = replaced;
  }
}

function commonParent([first, ...others]: readonly Element[]): Element | undefined {
  let parent = first?.parentElement;
  while (parent && others.some((other) => !parent?.contains(other))) parent = parent.parentElement;
  return parent ?? undefined;
}
