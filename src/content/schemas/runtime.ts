import * as z from 'zod';
import { type PhotoData, photo, photoFile, text, unsized } from './parts.ts';

const comparison = z
  .strictObject({
    id: text,
    title: text,
    description: text,
    before: photoFile,
    after: photoFile,
    beforeAlt: text,
    afterAlt: text,
    beforeLabel: text,
    afterLabel: text,
  })
  .transform(({ before, after, beforeAlt, afterAlt, ...words }) => ({
    ...words,
    before: sized(before, beforeAlt),
    after: sized(after, afterAlt),
  }));

const galleryPhoto = z
  .strictObject({ src: photoFile, alt: text, title: text })
  .transform(({ src, alt, title }) => ({ ...sized(src, alt), title }));

function sized(src: string, alt: string): PhotoData {
  return { src, alt, ...unsized, widths: [] };
}

/** testimonials.json as the owner writes it. */
export const testimonialsSchema = z.strictObject({
  testimonials: z.array(
    z.strictObject({
      id: text,
      rating: z.int().min(1).max(5),
      text,
      name: text,
      location: text,
      service: text,
    }),
  ),
});

/** gallery.json as the owner writes it. */
export const galleryFileSchema = z.strictObject({
  categories: z.strictObject({
    bathrooms: z.array(galleryPhoto),
    kitchens: z.array(galleryPhoto),
    commercial: z.array(galleryPhoto),
  }),
  beforeAfter: z.array(comparison),
});

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
export type Comparison = z.infer<typeof comparison>;
