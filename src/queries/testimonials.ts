import type { Review } from '../ui/ReviewSource.tsx';
import type { Query } from './client.ts';
import { fieldsOf, listOf } from './parsers.ts';

type Testimonial = Review & { id: string };

/** GET /content/testimonials.json: the reviews in the order of the file. */
export const testimonialsQuery: Query<Testimonial[]> = {
  queryKey: ['/content', 'testimonials.json'],
  select: (json) =>
    listOf<Testimonial>(fieldsOf(json).testimonials, 'text', 'name').filter(
      ({ rating }) => rating >= 0 && rating <= 5,
    ),
};
