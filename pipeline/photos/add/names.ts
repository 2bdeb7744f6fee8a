/** A title as the name of a file: `Bath & basin, Émile's` is `bath-and-basin-emiles`. */
export function kebabCase(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}

/**
 * A unique name for a new photo. Ignores extensions and case, because some file systems ignore case.
 * @param taken the names of existing photos; the new name is added to it
 */
export function newPhotoName(title: string, taken: Set<string>): string {
  const used = new Set([...taken].map((name) => name.toLowerCase().replace(/\.[^.]*$/, '')));
  const base = kebabCase(title) || 'photo';
  let name = base;
  for (let number = 2; used.has(name); number += 1) name = `${base}-${number}`;
  taken.add(`${name}.jpg`);
  return `${name}.jpg`;
}
