import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { putFiles, temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { begin } from './begin.ts';

beforeEach(() => void vi.stubEnv('BUSINESS_FOLDER', ''));
// Other tests in this process use the sample.
afterEach(() => void vi.unstubAllEnvs());

const sample = {
  'sample/content/business.yaml': 'name: Sample\n',
  'sample/content/pages/home.yaml': 'title: Welcome\n',
  'sample/photos/a.jpg': 'photo',
  'sample/brand/colours.yaml': "page: '#ffffff'\n",
};

/** A project with some files, in a temporary folder. */
function project(files: Record<string, string> = sample) {
  const root = temporaryFolder(files);
  const write = (more: Record<string, string>) => putFiles(root, more);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], {
      cwd: root,
      stdio: 'pipe',
    });
  const commit = (message: string) => {
    git('add', '-A');
    git('commit', '-q', '-m', message);
  };
  return { root, write, git, commit, read: (file: string) => readFile(path.join(root, file), 'utf8') };
}

test('begin copies the sample, keeps its texts, and never writes over a business', async () => {
  const { root, read, write } = project();
  const [made] = await begin(root);
  expect(made).toContain('Made business/ with 2 content files, 1 photo,');
  for (const file of ['begun/business.yaml', 'begun/pages/home.yaml', 'brand/colours.yaml', 'photos/a.jpg'])
    expect(existsSync(path.join(root, 'business', file)), file).toBe(true);
  write({ 'business/content/business.yaml': 'name: Mine\n' });
  await expect(begin(root)).rejects.toThrow('business/ is there already');
  expect(await read('business/content/business.yaml')).toBe('name: Mine\n');
  expect(await readdir(path.join(root, '.cache'))).toEqual([]);
});

test('of two that begin at once, one makes the folder and the other says so', async () => {
  const { root } = project();
  const ended = await Promise.allSettled([begin(root), begin(root)]);
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(existsSync(path.join(root, 'business/content/pages/home.yaml'))).toBe(true);
});

test('a copy that fails leaves nothing half', async () => {
  const { root } = project({ ...sample, '.cache/photos': '' });
  await rm(path.join(root, 'sample/brand'), { recursive: true });
  await expect(begin(root)).rejects.toThrow('A file or folder is missing');
  expect(await readdir(root)).not.toContain('business');
  expect(await readdir(path.join(root, '.cache'))).toEqual(['photos']);
});

test('a sample that the owner has changed becomes the business, and is put back', async () => {
  const { root, read, write, git, commit } = project();
  git('init', '-q');
  commit('Software');
  write({ 'sample/content/business.yaml': 'name: Mine\n', 'sample/photos/mine.jpg': 'mine' });
  expect(await begin(root)).toContainEqual(
    expect.stringContaining('Your changes in sample/ are in business/ now'),
  );
  expect(await read('business/content/business.yaml')).toBe('name: Mine\n');
  expect(await read('business/photos/mine.jpg')).toBe('mine');
  expect(await read('business/begun/business.yaml')).toBe('name: Sample\n');
  expect(git('status', '--porcelain', '--', 'sample').toString()).toBe('');
});

test('content in its former place becomes the business, also after git has merged it into the sample', async () => {
  const { root, read, write, git, commit } = project({ 'content/business.yaml': 'name: Sample\n' });
  git('init', '-q', '-b', 'main');
  commit('Software of once');
  git('branch', 'owner');
  git('rm', '-q', '-r', 'content');
  write(sample);
  commit('Software');
  git('checkout', '-q', 'owner');
  write({ 'content/business.yaml': 'name: Mine\n' });
  commit('Words of the owner');
  const copied = project({
    ...sample,
    'content/business.yaml': 'name: Mine\n',
    'photos/mine.jpg': 'mine',
  });
  const byHand = expect.stringContaining('have to be put into business/brand/ by hand');
  expect(await begin(copied.root)).toContainEqual(byHand);
  expect(await copied.read('business/content/business.yaml')).toBe('name: Mine\n');
  expect(await readdir(path.join(copied.root, 'business/photos'))).toEqual(['mine.jpg']);

  git('merge', '-q', '--no-commit', '-s', 'ours', 'main');
  git('rm', '-q', '-r', 'content');
  write({ ...sample, 'sample/content/business.yaml': 'name: Mine\n' });
  commit('Merge');
  expect(await begin(root)).toContainEqual(byHand);
  expect(await read('business/content/business.yaml')).toBe('name: Mine\n');
  expect(await read('business/begun/business.yaml')).toBe('name: Sample\n');
  expect(await read('sample/content/business.yaml')).toBe('name: Sample\n');
});
