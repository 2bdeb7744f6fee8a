/** Shorter names than this are too alike for a slip of a letter to be forgiven. */
const shortestWithSlips = 5;
/** From this length on, two slips are forgiven. */
const longName = 8;
/** What stands behind the name of a place and says nothing more. */
const addition = /\b(nsw|vic|victoria|new south wales|australia|\d{4})\b/g;

/** What can be said of a place that somebody has typed; each kind is an answer of the content. */
export type SuburbAnswer = {
  kind: 'empty' | 'postcode' | 'yes' | 'near' | 'ask';
  /** The listed places that were named, to be read in a sentence; empty where none was. */
  suburb: string;
};

/**
 * Tells which listed suburbs somebody means, whatever the case and the spaces, with a slip or two in a long name, and
 * with a state or postcode behind it. What holds a listed name and more, such as East Albury, is `near` it.
 */
export function answerFor(typed: string, suburbs: readonly string[]): SuburbAnswer {
  const words =
    typed
      .toLowerCase()
      .replace(addition, ' ')
      .match(/[a-z]+/g) ?? [];
  if (words.length === 0) return { kind: /\d{4}/.test(typed) ? 'postcode' : 'empty', suburb: '' };
  const found = new Set<string>();
  let others = 0;
  for (let start = 0; start < words.length; ) {
    // The most words that make one name, so that Hamilton Valley is not looked for as two places.
    let end = words.length;
    let suburb = matchSuburb(words.slice(start), suburbs);
    while (!suburb && end > start + 1) suburb = matchSuburb(words.slice(start, --end), suburbs);
    if (suburb) found.add(suburb);
    else others += 1;
    start = end;
  }
  if (found.size === 0) return { kind: 'ask', suburb: '' };
  return { kind: others === 0 ? 'yes' : 'near', suburb: new Intl.ListFormat('en-AU').format(found) };
}

/** The suburb whose name these words are, or nearly are; undefined where none is near enough. */
function matchSuburb(words: readonly string[], suburbs: readonly string[]): string | undefined {
  const wanted = words.join('');
  const near = suburbs
    .map((suburb) => ({ suburb, ...comparison(wanted, suburb) }))
    .filter(({ slips, forgiven }) => slips <= forgiven)
    .sort((a, b) => a.slips - b.slips);
  // Where two are equally near, either would be a guess.
  return near[0]?.slips === near[1]?.slips ? undefined : near[0]?.suburb;
}

/** The slips between what was typed and the letters of a name, and how many are forgiven. */
function comparison(wanted: string, suburb: string): { slips: number; forgiven: number } {
  const name = suburb.toLowerCase().replace(/[^a-z]/g, '');
  const forgiven = name.length < shortestWithSlips ? 0 : name.length < longName ? 1 : 2;
  // The letters that one has more need not be counted twice: a long text is answered at once.
  const isFar = Math.abs(wanted.length - name.length) > forgiven;
  return { slips: isFar ? Number.POSITIVE_INFINITY : slipsBetween(wanted, name), forgiven };
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
