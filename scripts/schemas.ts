import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { schemaFiles, withSchemaNamed } from '../build/editors/json-schemas.ts';
import { pagesCmsConfig } from '../build/editors/pages-cms.ts';
import { contentFiles } from '../src/content/schemas/files.ts';

// Writes what editors read about the content: its JSON Schemas, the line that names them in each file, and
// .pages.yml for the browser editor.

const root = path.resolve(import.meta.dirname, '..');
const contentDir = path.join(root, 'content');

let written = 0;
async function write(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  written += 1;
  console.log(`Wrote ${path.relative(root, file)}`);
}

for (const [file, text] of schemaFiles()) await write(path.join(contentDir, file), text);
for (const { file } of Object.values(contentFiles)) {
  const target = path.join(contentDir, file);
  await write(target, withSchemaNamed(file, await readFile(target, 'utf8')));
}
await write(path.join(root, '.pages.yml'), pagesCmsConfig());
if (written === 0) console.log('Everything is up to date.');
