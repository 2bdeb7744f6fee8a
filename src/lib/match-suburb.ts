/** Shorter names than this are too alike for a slip of a letter to be forgiven. */
const shortestWithSlips = 5;
/** From this length on, two slips are forgiven. */
const longName = 8;

/**
 * Finds the suburb that somebody means, whatever the case and the spaces, and with a slip or two in a long name.
 * @returns the name as it is listed; undefined where none is near enough
 */
export function matchSuburb(typed: string, suburbs: readonly string[]): string | undefined {
  const wanted = plain(typed);
  if (wanted === '') return undefined;
  const exact = suburbs.find((suburb) => plain(suburb) === wanted);
  if (exact) return exact;
  const near = suburbs
    .map((suburb) => ({ suburb, slips: slipsBetween(wanted, plain(suburb)) }))
    .filter(({ suburb, slips }) => slips <= forgiven(plain(suburb)))
    .sort((a, b) => a.slips - b.slips);
  // Where two are equally near, either would be a guess.
  return near[0]?.slips === near[1]?.slips ? undefined : near[0]?.suburb;
}

/** Letters only; a state or postcode behind the name says nothing more. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/\b(nsw|vic|victoria|new south wales|\d{4})\b/g, '')
    .replace(/[^a-z]/g, '');
}

function forgiven(name: string): number {
  if (name.length < shortestWithSlips) return 0;
  return name.length < longName ? 1 : 2;
}

/** How many letters have to be added, left out, changed or swapped with their neighbour to get from one to the other. */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : change;
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, swapped));
    }
  }
  return at(a.length, b.length);
}
