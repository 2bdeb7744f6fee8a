import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../fixtures.ts';
import { gitIn } from './git.ts';
import { gitPlace, shortAddress } from './git-place.ts';

test('if git is not installed, nothing is published elsewhere', async () => {
  const root = await temporaryFolder();
  await mkdir(path.join(root, '.git'));
  const git = { ...gitIn(root), run: () => Promise.reject(new Error('spawn git ENOENT')) };
  await expect(gitPlace(git, root)).rejects.toThrow(/git-scm\.com/);
});

test.each([
  ['https://marnie:secret@github.com/riverlight/site/', 'github.com/riverlight/site'],
  ['git@github.com:riverlight/site.git', 'github.com:riverlight/site'],
  ['ssh://git@example.com:2222/site.git', 'example.com:2222/site'],
  ['C:/Backup/site', 'C:/Backup/site'],
])('the address %s is shown as %s', (url, shown) => {
  expect(shortAddress(url)).toBe(shown);
});
