/**
 * The candidate that a misspelt word most likely means, whatever its capitals; `undefined` where none is near.
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
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let changes = Math.min(cell(last, j) + 1, cell(row, j - 1) + 1, cell(last, j - 1) + same);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        changes = Math.min(changes, cell(beforeLast, j - 2) + 1);
      row.push(changes);
    }
    [beforeLast, last] = [last, row];
  }
  return cell(last, to.length);
}

function cell(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
