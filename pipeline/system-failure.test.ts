import path from 'node:path';
import { expect, test } from 'vitest';
import { systemFailure, systemRemedy } from './system-failure.ts';

// biome-ignore format: a line for each error, and one for its sentence.
test.each([
  ['ENOSPC', 'ENOSPC: no space left on device, write',
    'The disk is full: free some space and try again. (ENOSPC: no space left on device, write)'],
  ['', 'Could not write\nNo space left on device (os error 28)',
    'The disk is full: free some space and try again. (Could not write)'],
  ['EACCES', "EACCES: permission denied, mkdir '/dist'",
    "A file or folder is locked or read-only: close the programs that use it, or change its permissions, and try again. (EACCES: permission denied, mkdir '/dist')"],
  ['', "Build failed with 1 error:\n\nError: ENOENT: no such file or directory, stat 'public/.#a.txt'\n  at",
    "A file or folder is missing, or was moved meanwhile: restore it and try again. (Error: ENOENT: no such file or directory, stat 'public/.#a.txt')"],
  // Others keep their stack.
  ['', 'x is not a function', undefined],
])('an error of the system becomes a sentence: %s %s', (code, message, sentence) => {
  expect(systemFailure(Object.assign(new Error(message), { code }))).toBe(sentence);
});

test.each(['EPERM', 'EBUSY', 'ENOSPC', 'EROFS', 'EACCES', 'EDQUOT', 'ENOENT', 'ENOTDIR', 'EISDIR', 'EMFILE'])(
  'for an owner, %s is a sentence with the file, without the words of the system',
  (code) => {
    const file = 'business/content/business.yaml';
    const error = Object.assign(new Error(`${code}: words, rename '/tmp/.a' -> '/tmp/b'`), { code });
    expect(systemRemedy(error)).toMatch(/^[^':]+: [^':]+\.$/);
    expect(systemRemedy(Object.assign(error, { path: path.resolve(file) }))).toMatch(
      new RegExp(`^[A-Z][^':]+: [^':]+\\. \\(${file}\\)$`),
    );
  },
);
