/**
 * The candidate that a misspelt word most likely means, ignoring case; `undefined` if none is similar enough.
 * At most a third of the letters may differ.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const changes = changesBetween(word.toLowerCase(), candidate.toLowerCase());
    if (changes < fewest) [best, fewest] = [candidate, changes];
  }
  return best;
}

/** How many letters have to be added, removed, replaced or swapped with their neighbour to get from one to the other. */
function changesBetween(from: string, to: string): number {
  const table: number[][] = [];
  const at = (i: number, j: number) =>
    i === 0 || j === 0 ? i + j : (table[i]?.[j] ?? Number.POSITIVE_INFINITY);
  for (let i = 1; i <= from.length; i += 1) {
    const row: number[] = [];
    table[i] = row;
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const changes = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      row[j] = isSwapped ? Math.min(changes, at(i - 2, j - 2) + 1) : changes;
    }
  }
  return at(from.length, to.length);
}
