import path from 'node:path';
import { expect, test } from 'vitest';
import { systemFailure } from './system-failure.ts';

const full = /^The disk is full: free some space and try again\.$/;
const lost = /^A file or folder is missing, .*: restore it and try again\. \(public\/\.#a\.txt\)$/;
const own = path.resolve('content/business.yaml');
const named = /^[^':]+: [^':]+\. \(content.business\.yaml\)$/;

// biome-ignore format: a line for each error.
test.each<[code: string, message: string, place: string | undefined, sentence: RegExp]>([
  ['ENOSPC', 'ENOSPC: no space left on device, write', undefined, full],
  ['', 'Could not write\nNo space left on device (os error 28)', undefined, full],
  ['', "Build failed with 1 error:\n\nError: ENOENT: no such file or directory, stat 'public/.#a.txt'\n  at", undefined, lost],
  ...['EPERM', 'EBUSY', 'ENOSPC', 'EROFS', 'EACCES', 'EDQUOT', 'ENOENT', 'ENOTDIR', 'EISDIR', 'EMFILE'].map(
    (code): [string, string, string, RegExp] => [code, `${code}: words, rename 'a.txt' -> 'b.txt'`, own, named]),
])('an error of the system becomes a sentence without its words: %s %s', (code, message, place, sentence) => {
  expect(systemFailure(Object.assign(new Error(message), { code, path: place }))).toMatch(sentence);
});

test('other errors keep their stack', () => {
  expect(systemFailure(new Error('x is not a function'))).toBeUndefined();
});
