import * as z from 'zod/mini';
import type { PhotoData } from '../content/schemas/parts.ts';
import { photoFromPublished } from '../lib/published-photo.ts';
import type { ReadQuery } from './client.ts';
import { filled, listOf, optionalText, photo, titledPhoto } from './tolerant.ts';

const lists = z.object({
  bathrooms: listOf(titledPhoto),
  kitchens: listOf(titledPhoto),
  commercial: listOf(titledPhoto),
});

/** Each half is named by its address, or by a photo; the build states its sizes in a field beside it. */
const half = z.union([filled, photo]);

const comparison = z.pipe(
  z.object({
    id: optionalText,
    title: optionalText,
    description: optionalText,
    before: half,
    after: half,
    beforePhoto: z.catch(z.optional(photo), undefined),
    afterPhoto: z.catch(z.optional(photo), undefined),
    beforeLabel: z.catch(filled, 'Before'),
    afterLabel: z.catch(filled, 'After'),
  }),
  z.transform(({ before, after, beforePhoto, afterPhoto, ...words }) => ({
    ...words,
    before: beforePhoto ?? halfPhoto(before, words.title, words.beforeLabel),
    after: afterPhoto ?? halfPhoto(after, words.title, words.afterLabel),
  })),
);

/** A half with nothing but an address has no alternative text of its own: its title and label say what it is. */
function halfPhoto(named: string | PhotoData, title: string, label: string): PhotoData {
  if (typeof named !== 'string') return named;
  return photoFromPublished({ src: named, alt: [title, label].filter(Boolean).join(', ') });
}

const answer = z.pipe(
  z.looseObject({ beforeAfter: listOf(comparison) }),
  z.transform(({ beforeAfter, ...rest }) => ({
    // One shape holds the lists in `categories`, the other beside beforeAfter.
    categories: lists.parse(isRecord(rest.categories) ? rest.categories : rest),
    beforeAfter,
  })),
);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type GalleryRead = z.infer<typeof answer>;

/** GET /content/gallery.json in either of its shapes: photos by category, and the comparisons. */
export const galleryQuery: ReadQuery<GalleryRead> = {
  queryKey: ['/content', 'gallery.json'],
  select: (body) => answer.parse(body),
};
