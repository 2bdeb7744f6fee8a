import { contentFiles } from '../../src/content/schemas/files.ts';
import { frequencies } from '../../src/content/schemas/guide-prices.ts';
import { dollars } from '../../src/lib/prices.ts';
import type { LoadedContent, WrittenFile } from '../content/load.ts';
import { problemSentence } from '../content/problems.ts';
import { textsNaming } from './names.ts';

/** Prices in dollars outside these are most likely a slip of the finger. */
const [lowestLikely, highestLikely] = [20, 5000];

type Packages = LoadedContent['home']['packages'];

/** The starting prices of packages, and the guide prices. */
function pricesIn({ guide, items }: Pick<Packages, 'guide' | 'items'>) {
  const starting = items.map(({ fromPrice }, index) => ({
    price: fromPrice,
    place: ['packages', 'items', index, 'fromPrice'],
  }));
  const guided = (guide?.sizes ?? []).flatMap((size, index) =>
    frequencies.flatMap((often) => {
      const place = ['packages', 'guide', 'sizes', index, often];
      return size[often] ? [{ price: size[often], place }] : [];
    }),
  );
  return { starting, guided };
}

/** A warning for each unlikely price. */
export function unlikelyPrices(packages: Pick<Packages, 'guide' | 'items'>): string[] {
  const { starting, guided } = pricesIn(packages);
  return [...starting, ...guided]
    .filter(({ price }) => price < lowestLikely || price > highestLikely)
    .map(({ price, place }) =>
      problemSentence(contentFiles.home.file, place, `is ${dollars(price)}: check the number`),
    );
}

/** A warning if the guide prices start elsewhere than the packages: one of the two was most likely forgotten. */
export function priceWarnings({ home }: LoadedContent): string[] {
  const { starting, guided } = pricesIn(home.packages);
  const lowestOf = (prices: typeof guided) => Math.min(...prices.map(({ price }) => price));
  const [lowest, start] = [lowestOf(guided), lowestOf(starting)];
  if (guided.length === 0 || starting.length === 0 || lowest === start) return [];
  const remedy = `start at ${dollars(lowest)}, but your packages start at ${dollars(start)}: change what is out of date`;
  return [problemSentence(contentFiles.home.file, ['packages', 'guide', 'sizes'], remedy)];
}

/** The names of the sample's packages, as other texts have them. */
const samplePackages = ['General Clean', 'Deep Clean', 'Move-Prep'];

/**
 * A warning for each text that names a package that was removed or has another name now.
 * @param former the names that packages had before, besides those of the sample
 */
export function packageWarnings(
  { home }: LoadedContent,
  written: readonly WrittenFile[],
  former: readonly string[],
): string[] {
  const offered = home.packages.items.map(({ name }) => name);
  const gone = [...new Set([...samplePackages, ...former])].filter((name) => !offered.includes(name));
  return textsNaming(written, gone, 'no longer among your packages');
}
