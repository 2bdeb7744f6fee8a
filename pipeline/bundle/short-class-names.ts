import { globSync } from 'tinyglobby';

/**
 * Names the classes and keyframes of CSS modules by file number and position, such as `c12-3`. They are short because
 * HTML and styles repeat them and hashes do not compress, and they are the same in both bundles and in every build.
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
