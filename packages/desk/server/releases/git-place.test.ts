import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { gitIn } from './git.ts';
import { gitPlace, shortAddress } from './git-place.ts';

test.each([
  ['says nothing of its remotes', 'remote', "fatal: unable to read config file '.git/config'"],
  ['says nothing of its branches', 'for-each-ref', 'fatal: bad object'],
  ['is not installed', 'remote', 'spawn git ENOENT'],
])('if git %s, nothing is published elsewhere', async (_, failing, said) => {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'git-place-')));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, '.git'));
  const refuse = (args: string[]) =>
    args[0] === failing
      ? Promise.reject(new Error(said))
      : Promise.resolve('origin\thttps://example.com/site.git (push)');
  const git = { ...gitIn(root), run: (...args: string[]) => refuse(args) };
  await expect(gitPlace(git, root)).rejects.toThrow(said.includes('ENOENT') ? /git-scm\.com/ : said);
});

test.each([
  ['https://github.com/riverlight/site.git', 'github.com/riverlight/site'],
  ['https://marnie:secret@github.com/riverlight/site/', 'github.com/riverlight/site'],
  ['git@github.com:riverlight/site.git', 'github.com/riverlight/site'],
  ['ssh://git@example.com:2222/site.git', 'example.com:2222/site'],
  ['C:/Backup/site', 'C:/Backup/site'],
  ['/srv/site.git', '/srv/site'],
])('the address %s is shown as %s', (url, shown) => {
  expect(shortAddress(url)).toBe(shown);
});
