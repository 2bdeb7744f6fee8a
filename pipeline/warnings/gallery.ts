import { isRecord } from '../../src/lib/is-record.ts';
import type { WrittenFile } from '../content/loaded-content.ts';
import { problemSentence } from '../content/problems.ts';
import { countOf } from '../count-of.ts';

/** A warning about photos without alternative texts, which the second shape of gallery.json may leave out. */
export function missingAlts({ file, key, filled }: WrittenFile): string[] {
  if (key !== 'galleryPhotos' || !isRecord(filled) || 'categories' in filled) return [];
  const pairs = Array.isArray(filled.beforeAfter) ? filled.beforeAfter.map(Object) : [];
  const missing = pairs.flatMap(({ beforeAlt, afterAlt }) => [beforeAlt, afterAlt]).filter((alt) => !alt);
  const remedy =
    'in comparisons without alternative text: screen readers get title and label instead, so add beforeAlt and afterAlt';
  return missing.length > 0
    ? [problemSentence(file, [], `${countOf(missing.length, 'photo')} ${remedy}`)]
    : [];
}
