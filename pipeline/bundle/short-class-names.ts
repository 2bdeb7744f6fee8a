import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** No d, so that no name begins with "ad": what blocks advertisements hides such classes. */
const others = '0123456789abcefghijklmnopqrstuvwxyz';

/** The name of a number: two characters, more from 910 on. */
export function shortName(index: number): string {
  const rest = Math.floor(index / letters.length);
  const tail =
    rest < others.length
      ? others[rest]
      : `${others[rest % others.length]}${Math.floor(rest / others.length)}`;
  return `${letters[index % letters.length]}${tail}`;
}

/**
 * Names the classes and movements of all CSS modules of a project, as short as can be, because each name stands in the HTML and in
 * its styles. All are counted in one order before either bundle is made, so that both agree.
 * @param src the folder of the site's code
 * @returns what Vite asks for the name of a class of a file; throws for a class that no file has
 */
export function shortClassNames(src: string): (name: string, file: string) => string {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  const names = new Map<string, string>();
  for (const file of files.map((name) => path.join(src, name)).sort())
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)) {
      const key = `${file} ${name}`;
      if (!names.has(key)) names.set(key, shortName(names.size));
    }
  return (name, file) => {
    // Vite may add a query to the file.
    const short = names.get(`${file.replace(/\?.*$/, '')} ${name}`);
    if (!short) throw new Error(`The class "${name}" of ${file} was not counted.`);
    return short;
  };
}
