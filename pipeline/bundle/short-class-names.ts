import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Names the classes and keyframes of CSS modules by two numbers: the index of the file, and of the name in it. The
 * names are repeated in HTML and styles, where hashes do not compress. Both bundles get the same names.
 * @param src the folder of the site's code
 * @returns a function for Vite's `generateScopedName`
 */
export function shortClassNames(src: string): (name: string, file: string) => string {
  const all = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const files = all
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(src, file))
    .sort();
  const namesOf = new Map<string, string[]>(files.map((file) => [file, []]));
  return (name, file) => {
    const names = namesOf.get(file);
    if (!names) throw new Error(`${file} did not exist when the build started: build again.`);
    if (!names.includes(name)) names.push(name);
    return `c${files.indexOf(file)}-${names.indexOf(name)}`;
  };
}
