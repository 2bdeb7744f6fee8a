import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../src/content/schemas/files.ts';
import { pageSchemas } from '../src/content/schemas/pages.ts';
import { routes } from '../src/routes.ts';

// Reports what a new page still lacks: its schema, content, route, component and test.

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const componentOf = (page: string) => `src/pages/${page[0]?.toUpperCase()}${page.slice(1)}.tsx`;
const tests = readdirSync(path.join(root, 'tests'))
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => read(`tests/${name}`));
const pages = new Set<string>([...routes.map(({ page }) => page), 'notFound']);
const faults = [
  ...Object.values(contentFiles)
    .filter(({ file }) => !existsSync(path.join(root, 'content', file)))
    .map(({ file }) => `content/${file} does not exist: create it with the fields of its schema.`),
  ...routes
    .filter(({ page }) => !(page in contentFiles))
    .map(
      ({ page }) =>
        `src/routes.ts has the page "${page}", which has no schema: add it to pageSchemas in src/content/schemas/pages.ts.`,
    ),
  ...Object.keys(pageSchemas)
    .filter((page) => !pages.has(page))
    .map(
      (page) =>
        `src/content/schemas/pages.ts has the page "${page}", which has no route: add it to src/routes.ts.`,
    ),
  ...routes
    .filter(({ page }) => !existsSync(path.join(root, componentOf(page))))
    .map(({ page }) => `${componentOf(page)} does not exist: write the component of the page.`),
  ...routes
    .filter((route) => !tests.some((source) => source.includes(`'${route.path}'`)))
    .map(
      (route) => `No browser test opens ${route.path}: write one in tests, in a file that ends in .spec.ts.`,
    ),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
