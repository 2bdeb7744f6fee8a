import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** No vowels: no name is a word, such as `ad`, which blockers hide. */
const letters = 'bcfghjklmnpqrstvwxz';
const characters = `${letters}0123456789_`;

/**
 * Names the classes and keyframes of CSS modules by two characters, in the order of the files. The names are repeated
 * in HTML and styles, where hashes do not compress. Both bundles and all builds get the same names.
 * @param src the folder of the site's code
 * @returns a function for Vite's `generateScopedName`
 */
export function shortClassNames(src: string): (name: string, file: string) => string {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(src, file))
    .sort();
  const short = new Map<string, string>();
  for (const file of files)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)) {
      const key = `${file} ${name}`;
      if (!short.has(key)) short.set(key, nameOf(short.size));
    }
  return (name, file) => {
    const found = short.get(`${file} ${name}`);
    if (!found) throw new Error(`${file} had no ${name} when the build started: build again.`);
    return found;
  };
}

/** The name with a number, from 0: bb, bc, … b_, cb, … */
function nameOf(number: number): string {
  const rest = Math.floor(number / characters.length);
  const before = Math.floor(rest / letters.length);
  return (
    (before > 0 ? letters.charAt(before - 1) : '') +
    letters.charAt(rest % letters.length) +
    characters.charAt(number % characters.length)
  );
}
