import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { commitDay, startOfDay } from './dates.ts';

test('a day starts at midnight in Albury; on days with a clock change, midnight still has the old offset', () => {
  for (const day of ['2025-10-05', '2026-04-06', '2026-06-20'])
    expect(startOfDay(day)).toBe(`${day}T00:00:00+10:00`);
  for (const day of ['2025-10-06', '2025-11-03', '2026-04-05'])
    expect(startOfDay(day)).toBe(`${day}T00:00:00+11:00`);
});

test('the day of a commit is the day in Albury, and a folder without a repository has none', {
  tags: 'U9',
}, () => {
  const dir = temporaryFolder();
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', dir, '-c', 'user.name=x', '-c', 'user.email=x@example.org', ...words], {
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-12-24T14:30:00Z' },
      stdio: 'ignore',
    });
  expect(commitDay(dir)).toBeUndefined();
  git('init');
  expect(commitDay(dir)).toBeUndefined();
  git('commit', '--allow-empty', '--message', 'First');
  expect(commitDay(dir)).toBe('2026-12-25');
});
