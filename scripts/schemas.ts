import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { schemaFiles, withSchemaNamed } from '../pipeline/editors/json-schemas.ts';
import { pagesCmsConfig } from '../pipeline/editors/pages-cms.ts';
import { contentFiles } from '../src/content/schemas/files.ts';
import { pageSchemas } from '../src/content/schemas/pages.ts';
import { routes } from '../src/routes.ts';

// Generates files from the content schemas: JSON Schemas for editors, the reference to them in each content file, and
// .pages.yml for Pages CMS. With --check it only reports what is out of date.

const root = path.resolve(import.meta.dirname, '..');
const onlyCheck = process.argv.includes('--check');

const files = new Map([
  ...[...schemaFiles()].map(([file, text]) => [`content/${file}`, text] as const),
  ['.pages.yml', pagesCmsConfig()],
]);
const faults: string[] = [];
for (const { file } of Object.values(contentFiles)) {
  const source = await readFile(path.join(root, 'content', file), 'utf8').catch(() => undefined);
  if (source === undefined)
    faults.push(`content/${file} does not exist: create it with the fields of its schema.`);
  else files.set(`content/${file}`, withSchemaNamed(file, source));
}

for (const { page } of routes)
  if (!(page in contentFiles))
    faults.push(
      `src/routes.ts has the page "${page}", which has no schema: add it to pageSchemas in src/content/schemas/pages.ts.`,
    );
const pages = new Set<string>([...routes.map(({ page }) => page), 'notFound']);
for (const page of Object.keys(pageSchemas))
  if (!pages.has(page))
    faults.push(
      `src/content/schemas/pages.ts has the page "${page}", which has no route: add it to src/routes.ts.`,
    );

let changed = 0;
for (const [file, text] of files) {
  const target = path.join(root, file);
  if ((await readFile(target, 'utf8').catch(() => undefined)) === text) continue;
  changed += 1;
  if (onlyCheck) {
    faults.push(`${file} is out of date: run "npm run schemas".`);
    continue;
  }
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  console.log(`Wrote ${file}`);
}
if (changed === 0 && faults.length === 0) console.log('Everything is up to date.');
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
