import * as z from 'zod';
import { altText, externalUrl, type PhotoData, photo, photoFile, text, unsized } from './parts.ts';

const comparison = z
  .strictObject({
    id: text,
    title: text,
    description: text,
    before: photoFile,
    after: photoFile,
    beforeAlt: altText,
    afterAlt: altText,
    beforeLabel: text,
    afterLabel: text,
  })
  .transform(({ before, after, beforeAlt, afterAlt, ...texts }) => ({
    ...texts,
    before: sized(before, beforeAlt),
    after: sized(after, afterAlt),
  }));

const galleryPhoto = z
  .strictObject({ src: photoFile, alt: altText, title: text.meta({ suggestedLength: 70 }) })
  .transform(({ src, alt, title }) => ({ ...sized(src, alt), title }));

function sized(src: string, alt: string): PhotoData {
  return { src, alt, ...unsized, widths: [] };
}

const testimonial = z
  .strictObject({
    id: text.describe('A short name of its own for this review, such as priya-s.'),
    rating: z.int().min(1).max(5).describe('The number of stars, 1 to 5.'),
    text: text.meta({ suggestedLength: 700 }).describe("The client's own words."),
    name: text.describe('First name and initial.'),
    location: text,
    service: text,
    source: text.optional().describe('Where the review was given, such as Google or a letter.'),
    link: externalUrl.optional().describe('The address of the review at its source.'),
    date: z.iso
      .date('must be a date such as 2026-11-03')
      .optional()
      .describe('The day of the review, such as 2026-11-03.'),
  })
  .refine(({ source, link }) => link === undefined || source !== undefined, {
    path: ['source'],
    error: 'must name where the link leads, such as Google: add it, or remove the link',
  });

/** testimonials.json as the owner writes it [T1]. */
export const testimonialsSchema = z.strictObject({ testimonials: z.array(testimonial) });

/** gallery.json as the owner writes it [G8]. */
export const galleryFileSchema = z.strictObject({
  categories: z.strictObject({
    bathrooms: z.array(galleryPhoto),
    kitchens: z.array(galleryPhoto),
    commercial: z.array(galleryPhoto),
  }),
  beforeAfter: z.array(comparison),
});

/** portfolio-postbuild.json as the owner writes it [G7]. */
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
export type Comparison = z.infer<typeof comparison>;
