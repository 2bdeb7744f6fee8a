import type { PhotoData } from '../content/schemas/parts.ts';
import { isRecord } from '../lib/is-record.ts';
import { photoFromPublished } from '../lib/published-photo.ts';
import type { Query } from './client.ts';
import { filled, listOf, object, optionalText, otherwise, photo, titledPhoto } from './tolerant.ts';

const lists = object({
  bathrooms: listOf(titledPhoto),
  kitchens: listOf(titledPhoto),
  commercial: listOf(titledPhoto),
});

/** Each half is named by its address, or by a photo; the build states its sizes in a field beside it. */
const half = (value: unknown) => (isRecord(value) ? photo(value) : filled(value));

const comparisonFields = object({
  id: optionalText,
  title: optionalText,
  description: optionalText,
  before: half,
  after: half,
  beforePhoto: otherwise(photo, undefined),
  afterPhoto: otherwise(photo, undefined),
  beforeLabel: otherwise(filled, 'Before'),
  afterLabel: otherwise(filled, 'After'),
});

function comparison(value: unknown) {
  const { before, after, beforePhoto, afterPhoto, ...words } = comparisonFields(value);
  return {
    ...words,
    before: beforePhoto ?? halfPhoto(before, words.title, words.beforeLabel),
    after: afterPhoto ?? halfPhoto(after, words.title, words.afterLabel),
  };
}

/** A half with nothing but an address has no alternative text of its own: its title and label say what it is. */
function halfPhoto(named: string | PhotoData, title: string, label: string): PhotoData {
  if (typeof named !== 'string') return named;
  return photoFromPublished({ src: named, alt: [title, label].filter(Boolean).join(', ') });
}

/** One shape holds the lists in `categories`, the other beside beforeAfter [G8]. */
function gallery(answer: unknown) {
  if (!isRecord(answer)) throw new TypeError('The gallery is no object.');
  const { categories, beforeAfter } = answer;
  return {
    categories: lists(isRecord(categories) ? categories : answer),
    beforeAfter: listOf(comparison)(beforeAfter),
  };
}

export type GalleryData = ReturnType<typeof gallery>;

/** GET /content/gallery.json in either of its shapes: photos by category, and the comparisons. */
export const galleryQuery: Query<GalleryData> = {
  queryKey: ['/content', 'gallery.json'],
  select: gallery,
};
