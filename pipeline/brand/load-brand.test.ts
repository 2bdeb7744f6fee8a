import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { contentForEachTest } from '../../tests/support/temporary-folder.ts';
import { root } from '../../tests/support/test-content.ts';
import { square, squareOf } from './fixtures.ts';
import { loadBrand } from './load-brand.ts';

const content = contentForEachTest();
let brand: string;
beforeEach(async () => {
  brand = await content.ownBrand();
});

const write = (file: string, bytes: string | Buffer) => writeFile(path.join(brand, file), bytes);
const loaded = async () => (await loadBrand(content.business)).brand;
const map = (fill: string) =>
  `viewBox: 0 0 1 1\nlabelSize: { wide: 1, compact: 2 }\nareas: [{ id: a, fill: ${fill}, opacity: 1, d: M0 0h1 }]\n`;

test('what is missing in the brand of a business is a sentence for each file, never taken from the sample', async () => {
  const files = ['colours.yaml', 'logo.svg', 'icon.svg'];
  for (const file of files) await rm(path.join(brand, file));
  const problems = await content.problems();
  expect(problems.map((line) => line.split(':')[0])).toEqual(files.map((file) => `sample/brand/${file}`));
});

test('a brand may have no clients and no map, or a map of areas only, and an icon in pixels', async () => {
  for (const file of ['map.yaml', 'clients', 'icon.svg'])
    await rm(path.join(brand, file), { recursive: true });
  await write('icon.png', await squareOf(600));
  expect(await loaded()).toMatchObject({ map: null, land: null, favicon: '/icon-192.png' });
  await write('map.yaml', map('accent'));
  expect(await loaded()).toMatchObject({ map: { places: [], labels: [], dams: [] }, land: null });
});

const chooses = 'must be "accent" or "action" or "decoration" or "star" or "water": choose one of these.';
test.each<[file: string, bytes: string | Promise<Buffer>, says: string]>([
  ['logo.svg', square('<text/>'), ': has text: convert it to paths in the drawing program.'],
  ['icon.svg', squareOf(600), ': is a PNG file: call it icon.png.'],
  ['clients/new.png', square(), ': is an SVG file: call it new.svg.'],
  ['logo.png', squareOf(600), ': logo.svg is there too: delete one of the two.'],
  ['map.yaml', "viewBox: '\n", ', line 1: the text has an opening quote only: add the closing quote.'],
  ['map.yaml', map('red'), `, areas, item 1, fill: ${chooses}`],
])('a mistake in %s is a sentence with its place', async (file, bytes, says) => {
  await write(file, await bytes);
  expect((await loadBrand(content.business)).problems).toEqual([`sample/brand/${file}${says}`]);
});

test('navbar and footer show the logo for dark bands where they are dark', async () => {
  await write('logo-on-dark.png', await squareOf(600));
  const shown = async () => Object.values((await loaded())?.logo ?? {}).map((logo) => 'src' in logo);
  expect(await shown()).toEqual([false, true]);
  await write('colours.yaml', await readFile(path.join(root, 'tests/few/brand/colours.yaml')));
  expect(await shown()).toEqual([true, false]);
});
