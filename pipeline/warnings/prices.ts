import { contentFiles } from '../../src/content/schemas/files.ts';
import { frequencies } from '../../src/content/schemas/guide-prices.ts';
import { dollars } from '../../src/lib/prices.ts';
import type { LoadedContent } from '../content/load.ts';
import { problemSentence } from '../content/problems.ts';

/** A warning if the guide prices start elsewhere than the packages: one of the two was most likely forgotten. */
export function priceWarnings({ home }: LoadedContent): string[] {
  const { guide, items } = home.packages;
  const guided = guide?.sizes.flatMap((size) => frequencies.flatMap((often) => size[often] ?? [])) ?? [];
  const [lowest, start] = [Math.min(...guided), Math.min(...items.map(({ fromPrice }) => fromPrice))];
  if (guided.length === 0 || items.length === 0 || lowest === start) return [];
  const remedy = `start at ${dollars(lowest)}, but your packages start at ${dollars(start)}: change what is out of date`;
  return [problemSentence(contentFiles.home.file, ['packages', 'guide', 'sizes'], remedy)];
}
