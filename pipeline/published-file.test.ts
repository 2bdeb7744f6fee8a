import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishedFile } from './published-file.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'published-file-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const commit = '0123456789abcdef0123456789abcdef01234567';

test.each(['WORKERS_CI_COMMIT_SHA', 'CF_PAGES_COMMIT_SHA', 'COMMIT_REF', 'GITHUB_SHA'])(
  'the commit is what the host names in %s',
  async (name) => {
    expect(publishedFile(dir, { [name]: commit })).toEqual({ commit });
    expect(publishedFile(dir, { [name]: 'main' })).toEqual({ commit: null });
  },
);

test('else it is that of the repository, of which the folder has to be the top', async () => {
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', dir, '-c', 'user.name=x', '-c', 'user.email=x@example.org', ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  expect(publishedFile(dir, {})).toEqual({ commit: null });
  git('init');
  expect(publishedFile(dir, {})).toEqual({ commit: null });
  git('commit', '--allow-empty', '--message', 'First');
  expect(publishedFile(dir, {})).toEqual({ commit: git('rev-parse', 'HEAD') });
  const below = path.join(dir, 'below');
  await mkdir(below);
  expect(publishedFile(below, {})).toEqual({ commit: null });
});
