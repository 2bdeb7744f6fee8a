import { slugify } from '../../../src/content/schemas/slug.ts';

/** A title as a file name without extension: an ASCII slug of at most 60 characters, of whole words if it has several. */
export function fileStem(title: string): string {
  const slug = slugify(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return /^.{1,60}(?![^-])/.exec(slug)?.[0] ?? slug.slice(0, 60);
}

/**
 * A unique name for a new photo. Ignores extensions and case, because some file systems ignore case.
 * @param taken the names of existing photos; the new name is added to it
 */
export function newPhotoName(title: string, taken: Set<string>): string {
  const used = new Set([...taken].map((name) => name.toLowerCase().replace(/\.[^.]*$/, '')));
  const base = fileStem(title) || 'photo';
  let name = base;
  for (let number = 2; used.has(name); number += 1) name = `${base}-${number}`;
  taken.add(`${name}.jpg`);
  return `${name}.jpg`;
}
