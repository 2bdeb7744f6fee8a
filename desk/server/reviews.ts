import * as z from 'zod';
import { isRecord } from '../../src/lib/is-record.ts';
import { slugify } from '../../src/lib/slug.ts';
import type { ReviewProposal, ReviewsRead } from '../api.ts';
import { copiedReview } from './copied-review.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';

/** What a source says about a review. */
export type ReadReview = {
  name: string;
  rating: number | null;
  text: string;
  date?: string;
  notes: string[];
};

const stars: Record<string, number> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };

/** The file reviews.json that Google Takeout gives to the owner of a Business Profile. */
const takeout = z.object({
  reviews: z.array(
    z.object({
      reviewer: z.object({ displayName: z.string().optional() }).optional(),
      starRating: z.string().optional(),
      comment: z.string().optional(),
      createTime: z.string().optional(),
    }),
  ),
});

/** The reviews in the text of a Takeout file. @throws DeskError if it has none */
function takeoutReviews(text: string): ReadReview[] {
  const none = new DeskError(422, {
    problems: [{ sentence: 'This file has no reviews: choose the file reviews.json of Google Takeout.' }],
  });
  try {
    const { reviews } = takeout.parse(JSON.parse(text));
    if (reviews.length === 0) throw none;
    return reviews.map(({ reviewer, starRating = '', comment = '', createTime }) => ({
      name: reviewer?.displayName ?? '',
      rating: stars[starRating] ?? null,
      // Google adds a translation after the words of the client.
      text: comment
        .replace(/^\(Translated by Google\)[\s\S]*?\(Original\)\s*|\s*\(Translated by Google\)[\s\S]*$/g, '')
        .trim(),
      ...(createTime && { date: createTime.slice(0, 10) }),
      notes: [],
    }));
  } catch {
    throw none;
  }
}

/**
 * Reads reviews from a text: copied from Google, or a Takeout file. They are proposals: the person completes them.
 * @param day the current day, for dates such as "2 weeks ago"
 */
export async function readReviews(desk: Desk, text: string, day: string): Promise<ReviewsRead> {
  const file = 'testimonials.json';
  const found = text.trim().startsWith('{') ? takeoutReviews(text) : [copiedReview(text, day)];
  const current = await desk.reader.read(file);
  const listed: unknown = isRecord(current?.data) ? current.data.testimonials : undefined;
  const known = (Array.isArray(listed) ? listed : []).filter(isRecord);
  const ids = new Set(known.map(({ id }) => id));
  return {
    proposals: found.map((one) => proposal(one, ids, known)),
    file,
    version: current?.version ?? '',
    path: ['testimonials'],
  };
}

function proposal(
  { notes, date, name: full, ...read }: ReadReview,
  ids: Set<unknown>,
  known: readonly Record<string, unknown>[],
): ReviewProposal {
  const name = withInitial(full);
  const review = {
    id: newId(name, ids),
    name,
    ...read,
    location: '',
    service: '',
    source: 'Google',
    ...(date && { date }),
  };
  const missing = Object.entries(review).flatMap(([field, value]) =>
    value === '' || value === null ? [field] : [],
  );
  const isKnown = known.some(
    ({ text, name: other }) => text === read.text && (other === name || other === full),
  );
  const shortened = name === full ? [] : [`"${full}" is shortened to first name and initial.`];
  return { review, missing, notes: [...shortened, ...notes], isKnown };
}

/** A name as reviews show it, with the last name as an initial: `Priya S.`. */
function withInitial(name: string): string {
  return name
    .trim()
    .replace(/\s+(\p{L})[\p{L}\p{M}'’-]*$/u, (_, initial: string) => ` ${initial.toUpperCase()}.`);
}

/** An id that no other review has, from the name of the client. */
function newId(name: string, ids: Set<unknown>): string {
  const base = slugify(name) || 'review';
  let id = base;
  for (let number = 2; ids.has(id); number += 1) id = `${base}-${number}`;
  ids.add(id);
  return id;
}
