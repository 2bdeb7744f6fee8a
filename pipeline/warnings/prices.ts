import { contentFiles } from '../../src/content/schemas/content-files.ts';
import { frequencies } from '../../src/content/schemas/guide-prices.ts';
import { dollars, inOrder } from '../../src/content/schemas/price.ts';
import { objectsIn } from '../content/cross-check.ts';
import type { LoadedContent } from '../content/loaded-content.ts';
import { problemSentence } from '../content/problems.ts';

/** Prices in dollars outside these are most likely a slip of the finger. */
const [lowestLikely, highestLikely] = [20, 5000];

/** The fields of a package, and of a row of guide prices, that are prices. */
const priceFields = ['fromPrice', ...frequencies];

/** A warning for each unlikely price. @param home the home page as written, which may have mistakes */
export function unlikelyPrices(home: unknown): string[] {
  return objectsIn(Object(home).packages).flatMap(({ item, place }) =>
    priceFields.flatMap((name) => {
      const price = item[name];
      if (typeof price !== 'number' || (price >= lowestLikely && price <= highestLikely)) return [];
      const path = ['packages', ...place, name];
      return [problemSentence(contentFiles.home.file, path, `is ${dollars(price)}: check the number`)];
    }),
  );
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
