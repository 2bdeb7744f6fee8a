import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Names the classes and movements of CSS modules by two numbers, that of the file and that of the name in it, because
 * each stands in the HTML and in its styles, where a hash cannot be compressed. They are the same in both bundles.
 * @param src the folder of the site's code
 * @returns what Vite asks for the name of a class of a file
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
    if (!names) throw new Error(`${file} was not there when the build began.`);
    if (!names.includes(name)) names.push(name);
    return `c${files.indexOf(file)}-${names.indexOf(name)}`;
  };
}
