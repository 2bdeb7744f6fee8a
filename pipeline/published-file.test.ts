import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentVersion, publishedFile } from './published-file.ts';

let dir: string;
const at = (file: string) => path.join(dir, file);
const version = () => contentVersion(at('content'), at('photos'));
const published = (env = {}) => publishedFile(dir, at('content'), at('photos'), env);

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'published-file-'));
  await mkdir(at('content/pages'), { recursive: true });
  await mkdir(at('photos'));
  await writeFile(at('content/pages/home.yaml'), 'title: Home\nline: 2\n');
  await writeFile(at('photos/été.jpg'), Buffer.from([0xff, 0, 13, 10]));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('the version of the content is the same on all systems', async () => {
  // (printf 'title: Home\nline: 2\n' | sha256sum | head -c 64; echo ' content/pages/home.yaml';
  //  printf '\xff\0\r\n' | sha256sum | head -c 64; echo ' photos/été.jpg') | sha256sum | head -c 32
  expect(await version()).toBe('ce8cadc3d5fe539356914e915699f504');
  await writeFile(at('content/pages/home.yaml'), 'title: Home\r\nline: 2\r\n');
  await rename(at('photos/été.jpg'), at('photos/été.jpg'.normalize('NFD')));
  expect(await version()).toBe('ce8cadc3d5fe539356914e915699f504');
});

test('the version changes with each byte, name, new and missing file', async () => {
  const versions = [await version()];
  const also = async (change: Promise<unknown>) => {
    await change;
    versions.push(await version());
  };
  await also(writeFile(at('content/pages/home.yaml'), 'title: Home\nline: 3\n'));
  await also(writeFile(at('photos/été.jpg'), Buffer.from([0xff, 0, 10])));
  await also(rename(at('photos/été.jpg'), at('photos/hiver.jpg')));
  await also(cp(at('photos/hiver.jpg'), at('content/hiver.jpg')));
  await also(rm(at('photos'), { recursive: true }));
  expect(new Set(versions).size).toBe(6);
});

test('files of the system and links do not change the version', async () => {
  const before = await version();
  await mkdir(at('content/.cache'));
  for (const file of ['content/.cache/a.json', 'photos/.DS_Store']) await writeFile(at(file), 'x');
  await symlink(at('photos/été.jpg'), at('photos/link.jpg'));
  expect(await version()).toBe(before);
});

const commit = '0123456789abcdef0123456789abcdef01234567';

test.each(['WORKERS_CI_COMMIT_SHA', 'CF_PAGES_COMMIT_SHA', 'COMMIT_REF', 'GITHUB_SHA'])(
  'the commit is what the host names in %s',
  async (name) => {
    expect(await published({ [name]: commit })).toEqual({ commit, content: await version() });
    expect(await published({ [name]: 'main' })).toMatchObject({ commit: null });
  },
);

test('else it is that of the repository, of which the folder has to be the top', async () => {
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', dir, '-c', 'user.name=x', '-c', 'user.email=x@example.org', ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  expect(await published()).toMatchObject({ commit: null });
  git('init');
  expect(await published()).toMatchObject({ commit: null });
  git('commit', '--allow-empty', '--message', 'First');
  expect(await published()).toMatchObject({ commit: git('rev-parse', 'HEAD') });
  expect(await publishedFile(at('content'), at('content'), at('photos'), {})).toMatchObject({ commit: null });
});
