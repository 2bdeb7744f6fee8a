/**
 * The edit distance of two texts (optimal string alignment): how many letters must be added, removed, replaced or
 * swapped with a neighbour to turn one into the other.
 */
export function editDistance(from: string, to: string): number {
  const table: number[][] = [];
  const at = (i: number, j: number) =>
    i === 0 || j === 0 ? i + j : (table[i]?.[j] ?? Number.POSITIVE_INFINITY);
  for (let i = 1; i <= from.length; i += 1) {
    const row: number[] = [];
    table[i] = row;
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const distance = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced);
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = isSwapped ? Math.min(distance, at(i - 2, j - 2) + 1) : distance;
    }
  }
  return at(from.length, to.length);
}
