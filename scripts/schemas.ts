import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { schemaFiles, withSchemaNamed } from '../pipeline/editors/json-schemas.ts';
import { pagesCmsConfig } from '../pipeline/editors/pages-cms.ts';
import { contentFiles } from '../src/content/schemas/files.ts';
import { pageSchemas } from '../src/content/schemas/pages.ts';
import { routes } from '../src/routes.ts';

// Writes what follows from the schemas of the content: its JSON Schemas for editors, the line that names them in each
// file, and .pages.yml for the browser editor. With --check it only says what is out of date.

const root = path.resolve(import.meta.dirname, '..');
const checks = process.argv.includes('--check');

const files = new Map([
  ...[...schemaFiles()].map(([file, text]) => [`content/${file}`, text] as const),
  ['.pages.yml', pagesCmsConfig()],
]);
const faults: string[] = [];
for (const { file } of Object.values(contentFiles)) {
  const source = await readFile(path.join(root, 'content', file), 'utf8').catch(() => undefined);
  if (source === undefined) faults.push(`content/${file} does not exist: write it, as its schema asks for.`);
  else files.set(`content/${file}`, withSchemaNamed(file, source));
}

for (const { page } of routes)
  if (!(page in contentFiles))
    faults.push(
      `src/routes.ts has the page "${page}": give its words a shape in src/content/schemas/pages.ts, and pageSchemas a line.`,
    );
const pages = new Set<string>([...routes.map(({ page }) => page), 'notFound']);
for (const page of Object.keys(pageSchemas))
  if (!pages.has(page))
    faults.push(`src/content/schemas/pages.ts has the page "${page}": give it a row in src/routes.ts.`);

let changed = 0;
for (const [file, text] of files) {
  const target = path.join(root, file);
  if ((await readFile(target, 'utf8').catch(() => undefined)) === text) continue;
  changed += 1;
  if (checks) {
    faults.push(`${file} is out of date: run npm run schemas.`);
    continue;
  }
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  console.log(`Wrote ${file}`);
}
if (changed === 0 && faults.length === 0) console.log('Everything is up to date.');
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
