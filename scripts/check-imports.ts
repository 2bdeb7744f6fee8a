import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parseSync } from 'vite';

// Reports imports between folders that must know nothing of each other.

/**
 * What no file may import, as a pattern of `/file -> target`, and why. The target is a file of the project with its
 * path from the root, such as `/src/ui/Button.tsx`, or the name of a package.
 */
export const rules: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /^\/packages\/([^/]*)\/.* -> \/(?!packages\/\1\/)/,
    'A package, tests included, knows nothing of the site or the files of another: pass what it needs as options.',
  ],
  [
    /^\/packages\/(?!desk\/).* -> @site\/(?<!^\/packages\/islands\/fixtures\/.* -> @site\/(?=islands$))/,
    'A package imports no other.',
  ],
  [
    /^\/packages\/desk\/.* -> @site\/(?!(photos|photos\/fixtures|photos\/fixtures\/heic|serve|desk)$)/,
    'The desk builds on photos and serve only, and knows a site by its desk.config.ts: see site.ts.',
  ],
  [/^\/(?!packages\/).* -> \/packages\//, 'Import a package by its name.'],
  [/^\/(src|pipeline)\/.* -> (@site\/desk|\/desk\.config)/, 'The site works without the desk.'],
  [
    /^\/src\/lib\/.* -> (\/src\/(ui|hooks|sections|pages|layout|links|queries|browser|content(?!\/schemas))\/|react|@site\/)/,
    'lib has pure functions only: it imports neither React nor higher layers.',
  ],
  [
    /^\/src\/hooks\/.* -> (\/src\/(ui|sections|pages|layout|links|queries|content(?!\/schemas))\/|@site\/)/,
    'hooks import no widget, page or content: pass what they need.',
  ],
  [
    /^\/src\/ui\/.* -> (\/src\/(sections|pages|layout|links|queries|content(?!\/schemas))\/|@site\/)/,
    'ui gets everything as props: it imports no content, query or island.',
  ],
  [
    /^\/src\/links\/.* -> (\/src\/(sections|pages|layout)\/|@site\/)/,
    'links import neither layout, sections, pages nor islands.',
  ],
  [
    /^\/src\/sections\/.*(?<!\.browser\.ts) -> \/src\/(pages|layout)\//,
    'Sections import neither pages nor layout.',
  ],
  [
    /^\/src\/sections\/([^/]* -> \/src\/sections\/|([^/]*)\/.* -> \/src\/sections\/(?!\2\/))(?!quote-form\/)[^/]*\//,
    'Sections import no sections of one page, or of another; several pages have the quote form.',
  ],
  [
    /^\/src\/sections\/(?!(gallery|quote-form)\/|.*\.island\.tsx ).* -> \/src\/content\/(?!schemas\/)/,
    'Sections get content as props: only islands and their parts name the fields that the browser gets.',
  ],
  [
    /^\/src\/layout\/.* -> \/src\/(pages|sections|links|content(?!\/schemas))\//,
    'layout is shared by all pages: it gets content and the links that read it as props, from src/document.tsx.',
  ],
  [/^\/src\/pages\/.* -> \/src\/pages\/.*(?<!\.module\.css)$/, 'Pages do not import each other.'],
  [
    /^\/src\/(browser\/.*|.*\.browser\.ts|enhancements\.ts|enhance-input\.ts|await-input\.ts) -> (.*\.tsx$|\/src\/(ui|hooks|sections|pages|layout|links)\/(?!.*\.browser\.ts$)|\/src\/content\/(?!notices\.ts$|quote-[^/]*\.ts$|town-[^/]*\.ts$|.*\.browser\.ts$)|react|@site\/)/,
    'browser enhances static HTML: no React, and all texts come from the HTML.',
  ],
];

/** @returns a sentence for each forbidden import. @param file its path from the root @param source its text */
export function wrongImports(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const named = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].map(
    ({ moduleRequest }) => moduleRequest?.value,
  );
  const late = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1));
  return [...new Set([...named, ...late])].flatMap((name = '') => {
    const target = name.startsWith('.') ? path.posix.join('/', path.posix.dirname(file), name) : name;
    const broken = rules.filter(([pattern]) => pattern.test(`/${file} -> ${target}`));
    return broken.map(([, why]) => `${file} imports ${name}. ${why}`);
  });
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '..');
  const code = ['{src,pipeline,scripts,tests,packages}/**/*.{ts,tsx,mjs}', '*.ts'];
  const files = globSync(code, { cwd: root, ignore: '**/node_modules/**' }).sort();
  const faults = files.flatMap((file) => wrongImports(file, readFileSync(path.join(root, file), 'utf8')));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
