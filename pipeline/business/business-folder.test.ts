import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { businessFolder, sampleNotice } from './business-folder.ts';

afterEach(() => vi.unstubAllEnvs());

test('a build says that it shows the sample, unless somebody chose it or there is a business', () => {
  const root = temporaryFolder();
  vi.stubEnv('BUSINESS_FOLDER', 'sample');
  expect(sampleNotice(root)).toEqual([]);
  vi.stubEnv('BUSINESS_FOLDER', '');
  expect(sampleNotice(root)).toEqual([
    'This is the sample business, because there is no folder business/: npm run begin makes yours.',
  ]);
  for (const name of ['content', 'brand']) mkdirSync(path.join(root, 'business', name), { recursive: true });
  expect(sampleNotice(root)).toEqual([]);
});

test.each<[what: string, make: (place: string) => void, sentence: string]>([
  ['a file', (place) => writeFileSync(place, ''), 'business is not a folder'],
  ['a link', (place) => symlinkSync(os.tmpdir(), place, 'dir'), 'business is a link'],
  [
    'half a copy',
    (place) => mkdirSync(path.join(place, 'content'), { recursive: true }),
    'business/ has no brand/',
  ],
  ['an empty folder', (place) => mkdirSync(place), 'business/ has no content/ and brand/'],
  [
    'other letters',
    (place) => mkdirSync(place.replace(/business$/, 'Business')),
    'Business must have small letters',
  ],
])('%s in place of business/ is refused', (_, make, sentence) => {
  const folder = temporaryFolder();
  vi.stubEnv('BUSINESS_FOLDER', '');
  make(path.join(folder, 'business'));
  expect(() => businessFolder(folder)).toThrow(sentence);
});
