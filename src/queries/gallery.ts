import type { PhotoData } from '../content/schemas/parts.ts';
import type { Comparison } from '../content/schemas/runtime.ts';
import { isRecord } from '../lib/is-record.ts';
import type { Query } from './client.ts';
import { fieldsOf, listOf, photoOf, photosOf } from './parsers.ts';

/** A comparison has the addresses of its photos. The build adds the photos with their variants in further fields. */
type PublishedComparison = Omit<Comparison, 'before' | 'after'> & {
  before: string;
  after: string;
  beforePhoto?: PhotoData;
  afterPhoto?: PhotoData;
};

function comparison({ before, after, beforePhoto, afterPhoto, ...pair }: PublishedComparison): Comparison {
  const { title = '', beforeLabel = 'Before', afterLabel = 'After' } = pair;
  const altOf = (label: string) => [title, label].filter(Boolean).join(', ');
  return {
    ...{ ...pair, title, beforeLabel, afterLabel },
    before: photoOf({ src: before, alt: altOf(beforeLabel), ...beforePhoto }),
    after: photoOf({ src: after, alt: altOf(afterLabel), ...afterPhoto }),
  };
}

/** Parses both shapes: lists inside `categories`, or next to `beforeAfter`. */
function gallery(json: unknown) {
  const { categories, beforeAfter = [], ...lists } = fieldsOf(json);
  const { bathrooms, kitchens, commercial } = isRecord(categories) ? categories : lists;
  return {
    categories: {
      bathrooms: photosOf(bathrooms),
      kitchens: photosOf(kitchens),
      commercial: photosOf(commercial),
    },
    beforeAfter: listOf<PublishedComparison>(beforeAfter, 'before', 'after').map(comparison),
  };
}

/** GET /content/gallery.json: photos by category, and comparisons. */
export const galleryQuery: Query<ReturnType<typeof gallery>> = {
  queryKey: ['/content', 'gallery.json'],
  select: gallery,
};
