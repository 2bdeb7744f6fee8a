import { contentFiles } from '../../src/content/schemas/files.ts';
import { frequencies } from '../../src/content/schemas/guide-prices.ts';
import { dollars } from '../../src/lib/prices.ts';
import type { LoadedContent, WrittenFile } from '../content/load.ts';
import { problemSentence } from '../content/problems.ts';
import { textsNaming } from './names.ts';

/** Prices in dollars outside these are most likely a slip of the finger. */
const [lowestLikely, highestLikely] = [20, 5000];

/**
 * A warning for each unlikely price, and one if the guide prices start elsewhere than the packages: one of the two was
 * most likely forgotten.
 */
export function priceWarnings({ home }: LoadedContent): string[] {
  const { guide, items } = home.packages;
  const { file } = contentFiles.home;
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
  const unlikely = [...starting, ...guided]
    .filter(({ price }) => price < lowestLikely || price > highestLikely)
    .map(({ price, place }) => problemSentence(file, place, `is ${dollars(price)}: check the number`));
  const lowestOf = (prices: typeof guided) => Math.min(...prices.map(({ price }) => price));
  const [lowest, start] = [lowestOf(guided), lowestOf(starting)];
  if (guided.length === 0 || starting.length === 0 || lowest === start) return unlikely;
  const remedy = `start at ${dollars(lowest)}, but your packages start at ${dollars(start)}: change what is out of date`;
  return [...unlikely, problemSentence(file, ['packages', 'guide', 'sizes'], remedy)];
}

/** The names of the sample's packages, as other texts have them. */
const samplePackages = ['General Clean', 'Deep Clean', 'Move-Prep'];

/** A warning for each text that names a package of the sample that was removed or has another name now. */
export function packageWarnings({ home }: LoadedContent, written: readonly WrittenFile[]): string[] {
  const offered = home.packages.items.map(({ name }) => name);
  const gone = samplePackages.filter((name) => !offered.includes(name));
  return textsNaming(written, gone, 'which is no longer one of your packages');
}
