import { Temporal } from 'temporal-polyfill';
import type { ReadReview } from './reviews.ts';

const ago = /^(?:Edited )?(an?|\d+) (hour|day|week|month|year)s? ago(?:\b.*)?$/i;
/** What Google shows around a review: badges, counts, buttons, and the answer of the owner after it. */
const surroundings =
  /^(?:Local Guide.*|\d[\d,]* (?:reviews?|photos?).*|·|New|NEW|Like|Share|More|Less|Helpful|Report.*|Photo \d.*|Visited in .*|Rate and review|See (?:more|less)|\d+)$/i;
const answer = /^(?:Response from the owner|.*\(owner\))/i;

/** The stars in a line, such as `★★★★★`, `5/5`, `5 stars` or `Rated 4.0 out of 5,`. */
function starsIn(line: string): number | undefined {
  const signs = /^[★⭐☆\s]+/u.exec(line)?.[0].match(/[★⭐]/gu)?.length;
  const [, written] = /^(?:Rated )?([1-5])(?:\.0)?(?: ?\/ ?5| stars?\b| out of 5)/i.exec(line) ?? [];
  return signs ?? (written === undefined ? undefined : Number(written));
}

/** The day of a phrase such as "2 weeks ago"; undefined for another text. */
function dayOf(line: string, day: string): { date: string; isExact: boolean } | undefined {
  const [, number, unit] = ago.exec(line) ?? [];
  if (number === undefined || unit === undefined) return undefined;
  const count = /^an?$/i.test(number) ? 1 : Number(number);
  const name = unit.toLowerCase();
  const duration = name === 'hour' ? { days: 0 } : { [`${name}s`]: count };
  const date = Temporal.PlainDate.from(day).subtract(duration).toString();
  return { date, isExact: name === 'hour' || name === 'day' };
}

/**
 * Reads a review as it is copied from Google Maps or Search: the name first, then badges, stars and age, then the words.
 * @param day the current day, as the text says only how long ago the review was given
 */
export function copiedReview(text: string, day: string): ReadReview {
  const notes: string[] = [];
  const words: string[] = [];
  let [name, rating, date]: [string, number | null, string | undefined] = ['', null, undefined];
  for (const raw of text.split(/\r?\n/)) {
    // Icons of Google are letters of a private font.
    const line = raw.replace(/[\uE000-\uF8FF]|\p{Cf}|\uFE0F/gu, '').trim();
    if (answer.test(line)) break;
    if (line === '') continue;
    const found = starsIn(line);
    const rest =
      found === undefined ? line : line.replace(/^[★⭐☆\s]+|^.*?(?:\/ ?5|stars?|out of 5),?/iu, '').trim();
    if (found !== undefined && rating === null && words.length === 0) rating = found;
    const when = dayOf(rest, day);
    if (when && words.length === 0) {
      date = when.date;
      if (!when.isExact)
        notes.push(`"${rest}" is not an exact day: ${date} is a guess, correct it or leave the date out.`);
    } else if (rest === '' || surroundings.test(rest)) continue;
    else if (name === '') name = rest;
    else words.push(rest);
  }
  if (rating === null) notes.push('The stars were not copied: count them on Google.');
  return { name, rating, text: words.join(' '), ...(date !== undefined && { date }), notes };
}
