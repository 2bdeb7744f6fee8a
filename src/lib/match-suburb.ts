import { editDistance } from './edit-distance.ts';

/** Shorter names must match exactly: they are too similar for typos. */
const minLengthForTypo = 5;
/** Names of at least this length may have two typos. */
const minLengthForTwoTypos = 8;
/** States, country and postcodes beside a place name. */
const ignored =
  /\b(nsw|vic|qld|sa|wa|tas|act|nt|new south wales|victoria|queensland|tasmania|((south|western) )?australia|\d{4})\b/g;

/** The answer to a typed place name; each kind has a message in the content. */
export type SuburbAnswer = {
  kind: 'empty' | 'postcode' | 'yes' | 'near' | 'ask';
  /** The listed places that were found. */
  suburbs: readonly string[];
};

/**
 * Finds the listed suburbs in a typed text, in any case and with any spaces; a typo or two and a state or postcode are
 * accepted. A listed name with further words, such as East Newtown for Newtown, gives `near`.
 */
export function checkSuburb(typed: string, suburbs: readonly string[]): SuburbAnswer {
  const words =
    typed
      .toLowerCase()
      .replace(ignored, ' ')
      .match(/[a-z]+/g) ?? [];
  if (words.length === 0) return { kind: /\d{4}/.test(typed) ? 'postcode' : 'empty', suburbs: [] };
  const found = new Set<string>();
  let others = 0;
  for (let start = 0; start < words.length; ) {
    // Tries the most words first, so that a name of two words is one place.
    let end = words.length;
    let suburb = matchSuburb(words.slice(start), suburbs);
    while (!suburb && end > start + 1) suburb = matchSuburb(words.slice(start, --end), suburbs);
    if (suburb) found.add(suburb);
    else others += 1;
    start = end;
  }
  if (found.size === 0) return { kind: 'ask', suburbs: [] };
  return { kind: others === 0 ? 'yes' : 'near', suburbs: [...found] };
}

/** The suburb that these words name, typos included; undefined if none is close enough. */
function matchSuburb(words: readonly string[], suburbs: readonly string[]): string | undefined {
  const wanted = words.join('');
  const matches = suburbs
    .map((suburb) => ({ suburb, ...comparison(wanted, suburb) }))
    .filter(({ typos, accepted }) => typos <= accepted)
    .sort((a, b) => a.typos - b.typos);
  // If two names are equally close, choosing one would be a guess.
  return matches[0]?.typos === matches[1]?.typos ? undefined : matches[0]?.suburb;
}

/** The number of typos between typed letters and a suburb's name, and how many are accepted. */
function comparison(wanted: string, suburb: string): { typos: number; accepted: number } {
  const name = suburb.toLowerCase().replace(/[^a-z]/g, '');
  const accepted = name.length < minLengthForTypo ? 0 : name.length < minLengthForTwoTypos ? 1 : 2;
  // Skips the calculation for long texts.
  const isFar = Math.abs(wanted.length - name.length) > accepted;
  return { typos: isFar ? Number.POSITIVE_INFINITY : editDistance(wanted, name), accepted };
}
