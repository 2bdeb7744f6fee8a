import type { Review } from '../ui/ReviewSource.tsx';
import type { Query } from './client.ts';
import { fieldsOf, listOf } from './parsers.ts';

type Testimonial = Review & { id: string };

/** A review without what a page must not show: a link that may be unsafe, and a day that does not exist. */
const shown = ({ link = '', date = '', ...review }: Testimonial): Testimonial => ({
  ...review,
  link: /^https:\/\//i.test(link) ? link : undefined,
  date: Number.isNaN(Date.parse(`${date}T00:00Z`)) ? undefined : date,
});

/** GET /content/testimonials.json: the reviews in the order of the file. */
export const testimonialsQuery: Query<Testimonial[]> = {
  queryKey: ['/content', 'testimonials.json'],
  select: (json) =>
    listOf<Testimonial>(fieldsOf(json).testimonials, 'text', 'name')
      .filter(({ rating }) => rating >= 0 && rating <= 5)
      .map(shown),
};
