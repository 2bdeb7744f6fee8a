import { globSync } from 'tinyglobby';

/**
 * Names the classes and keyframes of CSS modules after the number of their file and their own, such as `c12-3`: short,
 * as they are repeated in HTML and styles, where hashes do not compress; the same in both bundles and all builds.
 * @param src the folder of the site's code
 * @returns a function for Vite's `generateScopedName`
 */
export function shortClassNames(src: string): (name: string, file: string, css: string) => string {
  const files = globSync('**/*.module.css', { cwd: src, absolute: true }).sort();
  return (name, file, css) => {
    const names = new Set([...css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, found]) => found));
    return `c${files.indexOf(file)}-${[...names].indexOf(name)}`;
  };
}
