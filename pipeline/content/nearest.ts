import { editDistance } from '../../src/lib/edit-distance.ts';

/**
 * The candidate that a misspelt word most likely means, ignoring case; `undefined` if none is similar enough.
 * At most a third of the letters may differ.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const changes = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (changes < fewest) [best, fewest] = [candidate, changes];
  }
  return best;
}
