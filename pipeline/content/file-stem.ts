import { slugify } from '../../src/content/schemas/slug.ts';

/** A title as a file name without extension: an ASCII slug of at most 60 characters, of whole words if it has several. */
export function fileStem(title: string): string {
  const slug = slugify(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return /^.{1,60}(?![^-])/.exec(slug)?.[0] ?? slug.slice(0, 60);
}
