import path from 'node:path';
import { UsageError } from '@site/serve';
import * as z from 'zod';
import { formattedAs } from './print-json.ts';

/** The entry of a photo in gallery.json. */
export type GalleryEntry = { src: string; alt: string; title: string };

const record = z.record(z.string(), z.unknown());

/**
 * Reads either shape of gallery.json: lists in `categories` (src, alt, title), or lists beside `beforeAfter`
 * (id, src, alt, and a title where there is one).
 * @returns the keys of the lists, such as bathrooms, and a function that adds entries to a category and returns the
 *   file's
 *   text in the same shape and formatting
 * @throws UsageError if the text has neither shape
 */
export function readGalleryFile(source: string) {
  const data = parsed(source.replace(/^\uFEFF/, ''));
  const keyed = record.safeParse(data.categories).data;
  const holder = keyed ?? data;
  const lists = Object.entries(holder).filter(
    ([name, value]) => Array.isArray(value) && name !== 'beforeAfter',
  );
  const categories = lists.map(([name]) => name);
  return {
    categories,
    withEntries(category: string, entries: readonly GalleryEntry[]) {
      if (!categories.includes(category))
        throw new UsageError(
          `content/gallery.json has no category ${category}: choose ${categories.join(', ')}.`,
        );
      const added = entries.map(({ src, alt, title }) =>
        keyed ? { src, alt, title } : { id: path.parse(src).name, src, alt, title },
      );
      const changed = { ...holder, [category]: (holder[category] as unknown[]).concat(added) };
      return formattedAs(source, keyed ? { ...data, categories: changed } : changed);
    },
  };
}

function parsed(source: string): Record<string, unknown> {
  try {
    return record.parse(JSON.parse(source));
  } catch (error) {
    throw new UsageError(
      'content/gallery.json cannot be read: run "npm run content", fix it and try again.',
      { cause: error },
    );
  }
}
