import path from 'node:path';
import * as z from 'zod';
import { CannotAdd } from './prepare.ts';

/** What gallery.json says about one photo. */
export type GalleryEntry = { src: string; alt: string; title: string };

const record = z.record(z.string(), z.unknown());

/**
 * Reads either shape of gallery.json: lists in `categories` (src, alt, title), or lists beside `beforeAfter`
 * (id, src, alt).
 * @returns keys of the lists that photos can be added to, such as bathrooms; and what gives the text of the file with
 *   entries at the end of a category, in the file's own shape and formatting
 * @throws CannotAdd when the text is not such a file
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
        throw new CannotAdd(
          `${category} is no category of content/gallery.json: choose ${categories.join(', ')}.`,
        );
      const added = entries.map(({ src, alt, title }) =>
        keyed ? { src, alt, title } : { id: path.parse(src).name, src, alt },
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
    throw new CannotAdd(
      'content/gallery.json cannot be read: run "npm run content", mend it, and try again.',
      { cause: error },
    );
  }
}

/** The data as text with the indent, line ends and final line end of another text. */
function formattedAs(source: string, data: unknown): string {
  const indent = source.match(/\n([ \t]+)\S/)?.[1] ?? (source.includes('\n') ? '  ' : '');
  const text = JSON.stringify(data, null, indent);
  const ended = /\n$/.test(source) ? `${text}\n` : text;
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + (source.includes('\r\n') ? ended.replace(/\n/g, '\r\n') : ended);
}
