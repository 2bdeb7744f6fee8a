import { isRecord } from '../../src/lib/is-record.ts';
import type { WrittenFile } from '../content/load.ts';
import { problemSentence } from '../content/problems.ts';
import { countOf } from '../count-of.ts';

/** Warnings about texts that the second shape of gallery.json may leave out, so that the site derives them. */
export function derivedTexts({ file, key, filled }: WrittenFile): string[] {
  if (key !== 'galleryPhotos' || !isRecord(filled) || 'categories' in filled) return [];
  const without = (items: unknown, field: string) =>
    Array.isArray(items) ? items.filter((item) => isRecord(item) && !item[field]).length : 0;
  const { beforeAfter, ...lists } = filled;
  const untitled = Object.values(lists).reduce((sum: number, items) => sum + without(items, 'title'), 0);
  const undescribed = without(beforeAfter, 'beforeAlt') + without(beforeAfter, 'afterAlt');
  const warn = (count: number, what: string, remedy: string) =>
    count > 0 ? [problemSentence(file, [], `${countOf(count, what)} ${remedy}`)] : [];
  return [
    ...warn(
      untitled,
      'photo',
      'without a title: pages show the start of alt instead, so add a title if that reads badly',
    ),
    ...warn(
      undescribed,
      'photo',
      'in comparisons without alternative text: screen readers get title and label instead, so add beforeAlt and afterAlt',
    ),
  ];
}
