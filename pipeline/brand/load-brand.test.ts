import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestContent, testContent } from '../../tests/test-content.ts';

let content: TestContent;
let brand: string;
beforeEach(async () => {
  content = await testContent();
  brand = await content.ownBrand();
});
afterEach(() => content.remove());

test('what is missing in the brand of a business is a sentence for each file, never taken from the sample', async () => {
  const files = ['colours.yaml', 'favicon.svg', 'icon-512.png', 'logo.yaml'];
  for (const file of files) await rm(path.join(brand, file));
  const problems = await content.problems();
  expect(problems.map((line) => line.split(':')[0])).toEqual(files.map((file) => `sample/brand/${file}`));
});

test.each([
  ['logo.yaml', 'viewBox: 0 0 1 1\npaths: []\n', ', paths: needs at least 1 item: add what is missing.'],
  [
    'logo.yaml',
    'viewBox: 0 0 1 1\npaths: [{ role: sun, d: M0 0h1 }]\n',
    ', paths, item 1, role: must be "accent" or "ink" or "soft": choose one of these.',
  ],
  ['map.yaml', "viewBox: '\n", ', line 1: the text has an opening quote only: add the closing quote.'],
])('a mistake in %s is a sentence with its place', async (file, text, says) => {
  await writeFile(path.join(brand, file), text);
  expect(await content.problems()).toContain(`sample/brand/${file}${says}`);
});
