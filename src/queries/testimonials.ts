import type { Query } from './client.ts';
import {
  object,
  optionalText,
  requiredListOf,
  requiredNumber,
  requiredText,
  withDefault,
} from './parsers.ts';

/** An https address; other links might be unsafe. */
function httpsAddress(value: unknown): string {
  const address = requiredText(value);
  if (new URL(address).protocol !== 'https:') throw new TypeError('The link is not an https address.');
  return address;
}

/** A valid date, such as 2026-11-03. */
function day(value: unknown): string {
  const text = requiredText(value);
  if (new Date(text).toISOString().slice(0, 10) !== text) throw new TypeError('The day does not exist.');
  return text;
}

const testimonial = object({
  id: optionalText,
  // The number of stars: a typo must not render thousands.
  rating: (value) => Math.min(5, Math.max(0, Math.round(requiredNumber(value)))),
  text: requiredText,
  name: requiredText,
  location: optionalText,
  service: optionalText,
  source: withDefault(requiredText, undefined),
  link: withDefault(httpsAddress, undefined),
  date: withDefault(day, undefined),
});

const testimonials = object({ testimonials: requiredListOf(testimonial) });

export type Testimonial = ReturnType<typeof testimonial>;

/** GET /content/testimonials.json: the reviews in the order of the file. */
export const testimonialsQuery: Query<Testimonial[]> = {
  queryKey: ['/content', 'testimonials.json'],
  select: (json) => testimonials(json).testimonials,
};
