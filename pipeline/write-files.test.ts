import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { removeLeftBehind, writeFiles } from './write-files.ts';

test('leftover files of programs in public/ are not published; other hidden files are', async () => {
  const dir = temporaryFolder();
  const kept = ['.nojekyll', '.well-known/security.txt', 'images/a.svg', 'images/~home.jpg'];
  const left = [
    'desktop.ini',
    '.DS_Store',
    'images/._a.svg',
    'images/@eaDir/a.svg',
    '.#a.svg',
    'images/.a.svg.swp',
  ];
  await writeFiles(dir, Object.fromEntries([...kept, ...left].map((name) => [name, 'x'])));
  await removeLeftBehind(dir);
  const names = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
  expect(files.sort()).toEqual(kept);
});
