import type { PhotoData } from '../content/schemas/parts.ts';
import { isRecord } from '../lib/is-record.ts';
import { photoFromPublished } from '../lib/published-photo.ts';
import type { Query } from './client.ts';
import { listOf, object, optionalText, photo, requiredText, titledPhoto, withDefault } from './parsers.ts';

const lists = object({
  bathrooms: listOf(titledPhoto),
  kitchens: listOf(titledPhoto),
  commercial: listOf(titledPhoto),
});

/** One side of a comparison: an address or a photo. The build adds the photo with its variants in a separate field. */
const half = (value: unknown) => (isRecord(value) ? photo(value) : requiredText(value));

const comparisonFields = object({
  id: optionalText,
  title: optionalText,
  description: optionalText,
  before: half,
  after: half,
  beforePhoto: withDefault(photo, undefined),
  afterPhoto: withDefault(photo, undefined),
  beforeLabel: withDefault(requiredText, 'Before'),
  afterLabel: withDefault(requiredText, 'After'),
});

function comparison(value: unknown) {
  const { before, after, beforePhoto, afterPhoto, ...texts } = comparisonFields(value);
  return {
    ...texts,
    before: beforePhoto ?? halfPhoto(before, texts.title, texts.beforeLabel),
    after: afterPhoto ?? halfPhoto(after, texts.title, texts.afterLabel),
  };
}

/** The photo of a side. A side with only an address gets title and label as its alternative text. */
function halfPhoto(named: string | PhotoData, title: string, label: string): PhotoData {
  if (typeof named !== 'string') return named;
  return photoFromPublished({ src: named, alt: [title, label].filter(Boolean).join(', ') });
}

/** Parses both shapes: lists inside `categories`, or next to `beforeAfter`. */
function gallery(json: unknown) {
  if (!isRecord(json)) throw new TypeError('The gallery is not an object.');
  const { categories, beforeAfter } = json;
  return {
    categories: lists(isRecord(categories) ? categories : json),
    beforeAfter: listOf(comparison)(beforeAfter),
  };
}

export type GalleryData = ReturnType<typeof gallery>;

/** GET /content/gallery.json: photos by category, and comparisons. */
export const galleryQuery: Query<GalleryData> = {
  queryKey: ['/content', 'gallery.json'],
  select: gallery,
};
