import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { nearest } from '../pipeline/content/nearest.ts';

// Reports CSS classes that no component uses, classes that a component uses and its stylesheet lacks, and the same for
// custom properties, which a misspelt name would leave without a value and without a word.

const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The classes that a stylesheet defines. */
function classesOf(css: string): Set<string> {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  return new Set(names(selectors, /\.([a-z_][\w-]*)/gi));
}

/**
 * Finds classes of CSS modules that no importer uses, or that an importer uses and the module lacks, and classes of other
 * stylesheets that no string in the same folder names. A class that is looked up (`styles[variant]`) counts as used if a
 * string there, or the beginning of a template string, has its name.
 * @param root the folder of the project
 * @returns one sentence for each class
 */
export function wrongClasses(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const find = (pattern: string) => globSync(pattern, { cwd: root, ignore: '**/node_modules/**' }).sort();
  const faults: string[] = [];
  for (const folder of ['src', 'packages']) {
    const scripts = find(`${folder}/**/*.{ts,tsx,json}`).map((file) => ({ file, source: read(file) }));
    const strings = scripts.flatMap(({ source }) => names(source, /['"`]([^'"`\n]*)/g));
    const words = new Set(strings.flatMap((each) => each.split(/[^\w-]+/)));
    const starts = scripts.flatMap(({ source }) => names(source, /([\w-]+)\$\{/g));
    const isWritten = (name: string) => words.has(name) || starts.some((start) => name.startsWith(start));
    for (const sheet of find(`${folder}/**/*.css`)) {
      const used = new Set<string>();
      let isLookedUp = !sheet.endsWith('.module.css');
      for (const { file, source } of scripts) {
        for (const [, local, target = ''] of source.matchAll(/import (\w+) from '(\.[^']*\.css)'/g)) {
          if (path.join(path.dirname(file), target) !== path.normalize(sheet)) continue;
          for (const name of names(source, new RegExp(`(?<![\\w/-])${local}\\??\\.(\\w+)`, 'g')))
            used.add(name);
          for (const name of names(source, new RegExp(`\\b${local}\\['([^']+)'\\]`, 'g'))) used.add(name);
          isLookedUp ||= new RegExp(`\\b${local}\\[[^']`).test(source);
        }
      }
      const classes = classesOf(read(sheet));
      for (const name of used)
        if (!classes.has(name))
          faults.push(
            `${sheet} lacks the class "${name}", which a component uses: add it there, or correct its name.`,
          );
      for (const name of classes)
        if (!used.has(name) && !(isLookedUp && isWritten(name)))
          faults.push(`${sheet} has the class "${name}", which nothing uses: remove it.`);
    }
  }
  return faults;
}

/**
 * Finds custom properties that a stylesheet uses and nothing sets, and those that a stylesheet sets and nothing uses. A
 * string in the code that has the name counts as both.
 * @param root the folder of the project
 * @returns one sentence for each custom property
 */
export function wrongProperties(root: string): string[] {
  const find = (pattern: string) => globSync(pattern, { cwd: root, ignore: '**/node_modules/**' }).sort();
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const inScripts = find('{src,packages,pipeline}/**/*.{ts,tsx}').flatMap((file) =>
    names(read(file), /['"`(\s](--[a-z][\w-]*)/g),
  );
  const sheets = find('{src,packages}/**/*.css').map((file) => {
    const css = read(file);
    return { file, set: names(css, /(?<=[\s{;])(--[\w-]+)\s*:/g), used: names(css, /var\(\s*(--[\w-]+)/g) };
  });
  const allSet = new Set([...inScripts, ...sheets.flatMap(({ set }) => set)]);
  const allUsed = new Set([...inScripts, ...sheets.flatMap(({ used }) => used)]);
  return sheets.flatMap(({ file, set, used }) => [
    ...[...new Set(used)].flatMap((name) => {
      const alike = nearest(name, allSet);
      const remedy = alike ? `write ${alike}` : 'set it, or correct its name';
      return allSet.has(name) ? [] : [`${file} uses ${name}, which nothing sets: ${remedy}.`];
    }),
    ...[...new Set(set)].flatMap((name) =>
      allUsed.has(name) ? [] : [`${file} sets ${name}, which nothing uses: remove it.`],
    ),
  ]);
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '..');
  const faults = [...wrongClasses(root), ...wrongProperties(root)];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
