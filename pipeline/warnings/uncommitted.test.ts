import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changedSample, uncommittedFiles } from './uncommitted.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'uncommitted-test-'));
afterAll(() => rmSync(root, { recursive: true }));
const business = path.join(root, 'business');
const found = () => uncommittedFiles(root, business);
const write = (words: string, ...names: string[]) => {
  for (const name of names) writeFileSync(path.join(business, name), words);
};
const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
const git = (...command: string[]) => execFileSync('git', [...author, ...command], { cwd: root });

test('files of the business that git lacks or ignores are one warning; without a repository there is none', () => {
  mkdirSync(business);
  write('first', 'café.yaml', 'b.yaml', '.DS_Store');
  expect(found()).toEqual([]);
  git('init', '--quiet', '--initial-branch=main');
  expect(found()).toEqual([expect.stringContaining('they are now: business/b.yaml, business/café.yaml. ')]);
  write('*.jpg', '.gitignore');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  expect(found()).toEqual([]);
  write('second', 'b.yaml', 'a.jpg', 'b.jpg', 'c.jpg');
  expect(found()).toEqual([
    expect.stringMatching(/ business\/b.yaml, business\/a.jpg, business\/b.jpg and 1 more\. /),
  ]);
});

test('changes of the sample are one warning, which says how to move them; a sample that git never had is none', () => {
  const own = path.join(root, 'sample');
  mkdirSync(own);
  writeFileSync(path.join(own, 'a.yaml'), 'first');
  expect(changedSample(root)).toEqual([]);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Sample');
  expect(changedSample(root)).toEqual([]);
  writeFileSync(path.join(own, 'a.yaml'), 'second');
  expect(changedSample(root)).toEqual([
    expect.stringMatching(/Changed there: sample\/a\.yaml\. Make the same changes in business\/, then put/),
  ]);
  rmSync(business, { recursive: true });
  expect(changedSample(root)).toEqual([
    expect.stringContaining('Run npm run begin, which moves your changes'),
  ]);
});
