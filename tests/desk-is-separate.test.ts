import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

test('nothing published, served or built imports the desk', async () => {
  const importing: string[] = [];
  for (const folder of ['src', 'pipeline', 'packages/islands', 'packages/photos', 'packages/serve'])
    for (const name of await readdir(path.join(root, folder), { recursive: true })) {
      if (!/\.(tsx?|css)$/.test(name)) continue;
      const source = await readFile(path.join(root, folder, name), 'utf8');
      if (/['"][^'"]*\/desk\b/.test(source)) importing.push(`${folder}/${name}`);
    }
  expect(importing).toEqual([]);
});
