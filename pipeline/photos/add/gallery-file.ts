import { CannotAdd } from './prepare.ts';

/** What gallery.json says about one photo. */
export type GalleryEntry = { src: string; alt: string; title: string };

type Lists = Record<string, unknown[]>;

/** gallery.json as text, with what is needed to add to it. */
export type GalleryFile = {
  /** Keys of the lists that photos can be added to, such as bathrooms. */
  categories: string[];
  /** The text of the file with the entries at the end of a category, in the file's own shape and formatting. */
  withEntries: (category: string, entries: readonly GalleryEntry[]) => string;
};

/**
 * Reads either shape of gallery.json: lists in `categories` (src, alt, title), or lists beside `beforeAfter`
 * (id, src, alt).
 * @throws CannotAdd when the text is not such a file
 */
export function readGalleryFile(source: string): GalleryFile {
  const data = parsed(source.replace(/^\uFEFF/, ''));
  const keyed = isRecord(data.categories);
  const holder = isRecord(data.categories) ? data.categories : data;
  const lists = listsOf(holder);
  return {
    categories: Object.keys(lists),
    withEntries(category, entries) {
      const list = lists[category];
      if (!list)
        throw new CannotAdd(
          `${category} is no category of content/gallery.json: choose ${Object.keys(lists).join(', ')}.`,
        );
      const added = entries.map(({ src, alt, title }) =>
        keyed ? { src, alt, title } : { id: src.replace(/\.[^.]*$/, ''), src, alt },
      );
      const changed = { ...holder, [category]: [...list, ...added] };
      return formattedAs(source, keyed ? { ...data, categories: changed } : changed);
    },
  };
}

function parsed(source: string): Record<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch {
    data = undefined;
  }
  if (!isRecord(data))
    throw new CannotAdd(
      'content/gallery.json cannot be read: run "npm run content", mend it, and try again.',
    );
  return data;
}

function listsOf(holder: Record<string, unknown>): Lists {
  const lists: Lists = {};
  for (const [name, value] of Object.entries(holder))
    if (Array.isArray(value) && name !== 'beforeAfter') lists[name] = value;
  return lists;
}

/** The data as text with the indent, line ends and final line end of another text. */
function formattedAs(source: string, data: unknown): string {
  const indent = source.match(/\n([ \t]+)\S/)?.[1] ?? (source.includes('\n') ? '  ' : '');
  const text = JSON.stringify(data, null, indent);
  const ended = /\n$/.test(source) ? `${text}\n` : text;
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + (source.includes('\r\n') ? ended.replace(/\n/g, '\r\n') : ended);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
