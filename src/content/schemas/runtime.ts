import * as z from 'zod';
import { altText, date, externalUrl, group, photo, photoFile, text, type WithPhotos } from './parts.ts';
import { slugify } from './slug.ts';

const id = text.meta({ title: 'Short name' });
const beforeAlt = altText.meta({ title: 'What the before photo shows' });
const afterAlt = altText.meta({ title: 'What the after photo shows' });
const pair = {
  id,
  title: text,
  description: text,
  before: photoFile.meta({ title: 'Before photo' }),
  after: photoFile.meta({ title: 'After photo' }),
  beforeLabel: text.meta({ title: 'Label on the before photo' }),
  afterLabel: text.meta({ title: 'Label on the after photo' }),
};
const pairOf = (
  { before, after, ...texts }: z.infer<z.ZodObject<typeof pair>>,
  beforeAlt: string,
  afterAlt: string,
) => ({ ...texts, before: { src: before, alt: beforeAlt }, after: { src: after, alt: afterAlt } });

const comparison = z
  .strictObject({ ...pair, beforeAlt, afterAlt })
  .transform(({ beforeAlt, afterAlt, ...written }) => pairOf(written, beforeAlt, afterAlt));

const galleryPhoto = photo.extend({ title: text.meta({ suggestedLength: 70 }) });

/** A comparison of the second shape. Missing alternative texts are made from its title and labels. */
const listedComparison = z
  .strictObject({ ...pair, beforeAlt: beforeAlt.optional(), afterAlt: afterAlt.optional() })
  .transform(({ beforeAlt, afterAlt, ...written }) => {
    const altOf = (label: string) => `${written.title}, ${label}`;
    return pairOf(written, beforeAlt ?? altOf(written.beforeLabel), afterAlt ?? altOf(written.afterLabel));
  });

/** A photo of the second shape. A missing title is made from its alternative text. */
const listedPhoto = photo
  .extend({ id: id.optional(), title: text.optional() })
  .transform(({ id: _, ...photo }) => ({ ...photo, title: photo.title ?? titleFrom(photo.alt) }));

/** A title made from an alternative text: the words before the first comma or full stop. */
function titleFrom(alt: string): string {
  return alt.replace(/[,.;:].*$/s, '');
}

const testimonial = z
  .strictObject({
    name: text.describe('First name and initial.'),
    rating: z.int().min(1).max(5).describe('The number of stars, 1 to 5.'),
    date: date.optional().describe('The day of the review.'),
    text: text.meta({ suggestedLength: 700 }).describe("The client's own words."),
    location: text.optional().describe('Where the client lives.'),
    service: text.optional().describe('What you cleaned, such as Deep clean.'),
    source: text.optional().describe('Where the review was given, such as Google or a letter.'),
    link: externalUrl.optional().describe('The address of the review at its source.'),
    id: id.optional().describe('A short name by which pages name this review, such as priya-s.'),
  })
  .refine(({ source, link }) => link === undefined || source !== undefined, {
    path: ['source'],
    error: 'needs the name of the linked site, such as Google: add it, or remove the link',
  })
  .meta({ seeAlso: 'business.yaml#rating' })
  .describe('Your rating (number and average) is separate: adding or removing a review does not change it.');

/** testimonials.json as the owner writes it. */
export const testimonialsSchema = z.strictObject({
  testimonials: z.array(testimonial).meta({ title: 'Reviews' }).transform(withIds),
});

/** Gives each review an id: the written one, or one made from the name that no other review has. */
function withIds(reviews: z.infer<typeof testimonial>[]) {
  const taken = new Set(reviews.map(({ id }) => id));
  const idOf = (name: string) => {
    const stem = slugify(name) || 'review';
    let free = stem;
    for (let number = 2; taken.has(free); number += 1) free = `${stem}-${number}`;
    taken.add(free);
    return free;
  };
  return reviews.map((review) => ({
    ...review,
    location: review.location ?? '',
    service: review.service ?? '',
    id: review.id ?? idOf(review.name),
  }));
}

const lists = <T extends z.ZodType>(item: T) => ({
  bathrooms: z.array(item),
  kitchens: z.array(item),
  commercial: z.array(item),
});

/** gallery.json as the owner writes it, in either of its two shapes; parsing gives the first. */
export const galleryFileSchema = z.union([
  z.strictObject({
    categories: group('Photos by kind', lists(galleryPhoto)),
    beforeAfter: z.array(comparison),
  }),
  z
    .strictObject({ ...lists(listedPhoto), beforeAfter: z.array(listedComparison) })
    .transform(({ beforeAfter, ...categories }) => ({ categories, beforeAfter })),
]);

/** portfolio-postbuild.json as the owner writes it. */
export const portfolioSchema = z.strictObject({
  projects: z.array(
    z.strictObject({
      category: z.enum(['new_build', 'kitchen_reno', 'bath_reno']),
      title: text,
      suburb: text,
      hours_on_site: z.number().positive(),
      images: z.array(photo).min(1),
    }),
  ),
});
export type Comparison = WithPhotos<z.infer<typeof comparison>>;
