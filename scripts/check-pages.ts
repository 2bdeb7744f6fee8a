import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { pageFile } from '../src/content/schemas/files.ts';
import { pageSchemas } from '../src/content/schemas/pages.ts';
import { routes } from '../src/routes.ts';

// Reports what new pages and islands still lack.

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const exists = (file: string) => existsSync(path.join(root, file));
const sources = (pattern: string) => globSync(pattern, { cwd: root }).map(read);

const tests = sources('tests/*.spec.ts');
const code = sources('src/**/*.tsx');

/** What a route lacks, one sentence for each file. */
function faultsOf(route: (typeof routes)[number]): string[] {
  const { path: address, page } = route;
  const component = `src/pages/${page[0]?.toUpperCase()}${page.slice(1)}.tsx`;
  const wanted: [isThere: boolean, sentence: string][] = [
    [
      page in pageSchemas,
      `src/content/schemas/pages.ts has no schema of the page "${page}": add one to pageSchemas.`,
    ],
    [
      exists(`sample/content/${pageFile(page)}`),
      `sample/content/${pageFile(page)} does not exist: create it with the fields of its schema.`,
    ],
    [
      exists(component),
      `${component} does not exist: write the component of the page, and export its "head".`,
    ],
    [
      tests.some((source) => source.includes(`'${address}'`)),
      `No browser test opens ${address}: write one in tests, in a file that ends in .spec.ts.`,
    ],
  ];
  return wanted.filter(([isThere]) => !isThere).map(([, sentence]) => sentence);
}

const pages = new Set<string>([...routes.map(({ page }) => page), 'notFound']);
const faults = [
  ...routes.flatMap(faultsOf),
  ...Object.keys(pageSchemas)
    .filter((page) => !pages.has(page))
    .map(
      (page) =>
        `src/content/schemas/pages.ts has the page "${page}", which has no route: add it to src/routes.ts.`,
    ),
  ...globSync('src/**/*.island.tsx', { cwd: root })
    .filter((file) => !code.some((source) => source.includes(`/${path.basename(file)}'`)))
    .map((file) => `No page shows ${file}: place it with <Island component={…}>.`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
