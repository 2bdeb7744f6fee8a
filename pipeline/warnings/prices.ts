import { contentFiles } from '../../src/content/schemas/content-files.ts';
import { frequencies, pricedCleans } from '../../src/content/schemas/guide-prices.ts';
import { dollars, inOrder } from '../../src/content/schemas/price.ts';
import type { LoadedContent } from '../content/loaded-content.ts';
import { problemSentence } from '../content/problems.ts';
import { placedIn } from '../content/texts-in.ts';

/** Prices in dollars outside these are most likely a slip of the finger. */
const [lowestLikely, highestLikely] = [20, 5000];

/** The fields of a package, and of a row of guide prices, that are prices. */
const priceFields: unknown[] = ['fromPrice', ...pricedCleans];

/** A warning for each unlikely price. @param home the home page as written, which may have mistakes */
export function unlikelyPrices(home: unknown): string[] {
  const numbers = placedIn(Object(home).packages, (value) => typeof value === 'number');
  return numbers.flatMap(({ value, place }) => {
    const isLikely = value >= lowestLikely && value <= highestLikely;
    if (isLikely || !priceFields.includes(place.at(-1))) return [];
    const remedy = `is ${dollars(value)}: check the number`;
    return [problemSentence(contentFiles.home.file, ['packages', ...place], remedy)];
  });
}

/** A warning if the guide prices start elsewhere than the packages: one of the two was most likely forgotten. */
export function priceWarnings({ home }: LoadedContent): string[] {
  const { guide, items } = home.packages;
  const guided = guide?.sizes.flatMap((size) => frequencies.flatMap((often) => size[often] ?? [])) ?? [];
  const [lowest] = inOrder(guided);
  const [start] = inOrder(items.map(({ fromPrice }) => fromPrice));
  if (!lowest || !start || lowest.amount === start.amount) return [];
  const remedy = `start at ${lowest.text}, but your packages start at ${start.text}: change what is out of date`;
  return [problemSentence(contentFiles.home.file, ['packages', 'guide', 'sizes'], remedy)];
}
