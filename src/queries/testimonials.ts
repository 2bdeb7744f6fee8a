import * as z from 'zod/mini';
import type { ReadQuery } from './client.ts';
import { filled, optionalText, requiredListOf } from './tolerant.ts';

/** An https address; anything else would not be a link that is safe to follow. */
const address = z.string().check(z.url({ protocol: /^https$/ }));

const testimonial = z.object({
  id: optionalText,
  // The number of stars drawn, so a slip of the pen must not draw thousands.
  rating: z.pipe(
    z.number(),
    z.transform((rating) => Math.min(5, Math.max(0, Math.round(rating)))),
  ),
  text: filled,
  name: filled,
  location: optionalText,
  service: optionalText,
  source: z.catch(z.optional(filled), undefined),
  link: z.catch(z.optional(address), undefined),
  date: z.catch(z.optional(z.iso.date()), undefined),
});

const answer = z.object({ testimonials: requiredListOf(testimonial) });

export type Testimonial = z.infer<typeof testimonial>;

/** GET /content/testimonials.json: the reviews in the order of the file. */
export const testimonialsQuery: ReadQuery<Testimonial[]> = {
  queryKey: ['/content', 'testimonials.json'],
  select: (body) => answer.parse(body).testimonials,
};
