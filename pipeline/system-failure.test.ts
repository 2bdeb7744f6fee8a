import { expect, test } from 'vitest';
import { systemFailure } from './system-failure.ts';

const withCode = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  [
    withCode('ENOSPC', 'ENOSPC: no space left on device, write'),
    'The disk is full: free some space and try again. (ENOSPC: no space left on device, write)',
  ],
  [
    new Error('Could not write\nNo space left on device (os error 28)'),
    'The disk is full: free some space and try again. (Could not write)',
  ],
  [
    withCode('EACCES', "EACCES: permission denied, mkdir '/dist'"),
    "A file or folder is not accessible: change its permissions and try again. (EACCES: permission denied, mkdir '/dist')",
  ],
  [
    new Error(
      "Build failed with 1 error:\n\nError: ENOENT: no such file or directory, stat 'public/.#a.txt'\n  at",
    ),
    "A file or folder is missing, or was moved meanwhile: restore it and try again. (Error: ENOENT: no such file or directory, stat 'public/.#a.txt')",
  ],
  [
    withCode('ENOTDIR', 'ENOTDIR: not a directory, mkdir'),
    'There is a file where a folder should be: remove it and try again. (ENOTDIR: not a directory, mkdir)',
  ],
])('an error of the system becomes a sentence: %s', (error, sentence) => {
  expect(systemFailure(error)).toBe(sentence);
});

test('other errors keep their stack', () => {
  expect(systemFailure(new TypeError('x is not a function'))).toBeUndefined();
  expect(systemFailure('x')).toBeUndefined();
});
