import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { putFiles, temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { update } from './update.ts';

const settings = '-c user.name=Test -c user.email=test@example.com -c init.defaultBranch=main'.split(' ');
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', [...settings, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });

/** Writes files, and removes those without words. */
function change(folder: string, files: Record<string, string | undefined>) {
  for (const [file, words] of Object.entries(files)) {
    rmSync(path.join(folder, file), { recursive: true, force: true });
    if (words !== undefined) putFiles(folder, { [file]: words });
  }
}
function commit(folder: string, files: Record<string, string | undefined> = {}) {
  change(folder, files);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Change');
}

const first = {
  '.gitattributes': '* text=auto eol=lf',
  '.gitignore': '.cache/',
  'content/home.yaml': 'sample\n',
  'scripts/update/update.ts': 'first\n',
  'src/changed.ts': 'first\n',
  'src/old/removed.ts': 'first\n',
};
const second = {
  'business/home.yaml': 'theirs\n',
  'content/home.yaml': undefined,
  'sample/home.yaml': 'sample\n',
  'src/changed.ts': 'second\n',
  'src/new ü.sh': '#!/bin/sh\n',
  'src/old': 'a file in place of a folder\n',
};

/** The second version of a tiny software, and a project of its first version with a business. */
function projects(kind = 'clone') {
  const folder = temporaryFolder();
  const [software, own] = [path.join(folder, 'software'), path.join(folder, 'own')];
  git(folder, 'init', '--quiet', 'software');
  commit(software, first);
  git(folder, 'clone', '--quiet', 'software', 'own');
  if (kind === 'ZIP') {
    // It begins a history of its own, and a program on Windows may have written a file.
    rmSync(path.join(own, '.git'), { recursive: true });
    git(own, 'init', '--quiet');
    change(own, { 'src/changed.ts': 'first\r\n' });
  }
  commit(own, { 'business/home.yaml': 'ours\n', 'content/home.yaml': 'ours\n', 'notes.md': 'ours\n' });
  commit(software, second);
  return { software, own };
}

/** Commits what is staged: then the files of the software must be as it has them, with their modes. */
function expectLatest(own: string, software: string) {
  git(own, 'commit', '--quiet', '--message', 'Update');
  const filesIn = (folder: string) => git(folder, 'ls-tree', '-r', 'HEAD').split('\n');
  const isSoftware = (line: string) => !/\t(business|content|notes)/.test(line);
  expect(filesIn(own).filter(isSoftware)).toEqual(filesIn(software).filter(isSoftware));
}

test.each(['clone', 'ZIP'])(
  'a %s gets what the software added, changed and removed, and keeps its own files',
  (kind) => {
    const { software, own } = projects(kind);
    change(own, { 'business/home.yaml': 'not committed\n' });
    expect(update(own, software)).toBe('The software is up to date. Files: 3 new, 1 changed, 1 removed.');
    expectLatest(own, software);
    expect(git(own, 'status', '--porcelain')).toBe(' M business/home.yaml\n');
    expect(git(own, 'show', 'HEAD:business/home.yaml')).toBe('ours\n');
    expect(update(own)).toBe('This folder already has the latest version of the software.');
  },
);

test('another run finishes an update that was interrupted', () => {
  const { software, own } = projects();
  change(own, {
    'src/changed.ts': 'second\n',
    'src/old/removed.ts': undefined,
    'sample/home.yaml': 'sample\n',
  });
  expect(update(own, software)).toBe('The software is up to date. Files: 2 new, 0 changed, 0 removed.');
  expectLatest(own, software);
});

test.each<[string, Record<string, string | undefined>, listed: string[]]>([
  [
    'changed, deleted, or has where the software needs a file',
    { 'src/changed.ts': undefined, 'src/new ü.sh/ours': 'ours\n', 'src/old/removed.ts': 'ours\n' },
    ['src/changed.ts', 'src/old/removed.ts', 'src/new ü.sh/ours'],
  ],
  ['made before the software did', { 'sample/home.yaml': 'ours\n' }, ['sample/home.yaml']],
  ['made where the software needs a folder', { sample: 'ours\n' }, ['sample']],
])('nothing changes, and a list names each file that the owner %s', (_, changes, listed) => {
  const { software, own } = projects();
  change(own, changes);
  const status = git(own, 'status', '--porcelain');
  const list = (note = '') => `what to do:\n${listed.map((file) => `  ${file}${note}`).join('\n')}`;
  expect(() => update(own, software)).toThrow(list(' (not committed: commit it first)'));
  expect(git(own, 'status', '--porcelain')).toBe(status);
  commit(own);
  expect(() => update(own, software)).toThrow(new RegExp(`${list()}$`));
  expect(git(own, 'status', '--porcelain')).toBe('');
});

test('each fault is a sentence', () => {
  const { software, own } = projects();
  const other = path.join(own, '../other');
  expect(() => update(own)).toThrow('Name the address or folder');
  expect(() => update(own, `${own}/nowhere`)).toThrow('could not be fetched');
  mkdirSync(other);
  expect(() => update(other, software)).toThrow('no commit in git');
  git(other, 'init', '--quiet');
  commit(other, { 'package.json': '{}' });
  expect(() => update(own, other)).toThrow('not the repository of this software');
  vi.stubEnv('PATH', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => update(own, software)).toThrow('This needs git: install it');
});
