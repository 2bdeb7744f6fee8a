import { galleryFileSchema } from '../../src/content/schemas/runtime.ts';
import { isRecord } from '../../src/lib/is-record.ts';

const [byCategory, besideComparisons] = galleryFileSchema.options;
const lists = ['bathrooms', 'kitchens', 'commercial'];

/** What to do about a gallery.json with neither shape. */
export const neitherShape =
  'has neither of the two structures that the site can read: put the lists bathrooms, kitchens and commercial inside "categories", or beside "beforeAfter"';

/**
 * The schema of the shape that a gallery.json has, so that a mistake is reported for that shape.
 * @returns undefined if it has neither shape
 */
export function galleryShape(data: unknown) {
  if (!isRecord(data)) return undefined;
  if ('categories' in data) return byCategory;
  return lists.some((name) => name in data) ? besideComparisons : undefined;
}
