import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root, type TestContent, testContent } from '../../tests/test-content.ts';
import { heic, plain } from '../photos/fixtures.ts';
import { checkContent } from './check.ts';

const home = 'pages/home.yaml';
const hepa = 'articles/hepa-filters-clean-home.mdx';
let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

const check = (photosDir = path.join(root, 'photos')) =>
  checkContent({
    contentDir: content.dir,
    photosDir,
    cacheDir: path.join(root, '.cache/photos'),
    day: '2026-11-21',
  });

test.each([
  [
    'a text that ends at a #',
    home,
    'heading: Where we clean',
    'heading: The #1 place # of ours',
    ', line 36: nobody sees what follows #: put quotes around the whole text, or the note in a line of its own.',
  ],
  [
    'curved quotes in a text file',
    'business.yaml',
    'tagline: Where clean feels like calm.',
    'tagline: „Where clean feels like calm.“',
    ', tagline: visitors see its curved quotes: type straight ones or none, unless that is meant.',
  ],
  [
    'a second popular package',
    home,
    'popular: false',
    'popular: true',
    ', packages, items: General Clean and Deep Clean are both popular: leave one.',
  ],
  [
    'a category that is almost another',
    hepa,
    'category: Health & Wellness',
    'category: Comercial Cleaning',
    ', category: is almost "Commercial Cleaning": write both alike, or two clear names.',
  ],
])('%s is advised on', async (_name, file, find, replacement, wanted) => {
  await content.edit(file, find, replacement);
  expect((await check()).advice).toContain(`content/${file}${wanted}`);
});

test('a note beside a number is a note, and a sign inside a word belongs to it', async () => {
  await content.edit(home, 'fromPrice: 160', 'fromPrice: 160 # since March');
  await content.edit(home, 'heading: Where we clean', 'heading: Your No.#1 place');
  expect((await check()).advice.filter((line) => line.includes('follows #'))).toEqual([]);
});

test('a file of the content that no page reads is told', async () => {
  await content.write('pages/about copy.yaml', 'meta:');
  await content.write('.DS_Store', '');
  expect((await check()).advice.filter((line) => line.includes('not read'))).toEqual([
    'content/pages/about copy.yaml: is not read: give it the name that it should have, or delete it.',
  ]);
});

test('photos: tiny ones are told one by one, cut off ones and those of iPhones are problems', async () => {
  const dir = path.join(content.dir, 'photos');
  await mkdir(dir);
  await plain(639, 400).jpeg().toFile(path.join(dir, 'hero.jpg'));
  await plain(640, 400).jpeg().toFile(path.join(dir, 'bathroom-01.jpg'));
  const whole = await plain(800, 800).jpeg().toBuffer();
  await writeFile(path.join(dir, 'bathroom-02.jpg'), whole.subarray(0, whole.length - 400));
  await writeFile(path.join(dir, 'bathroom-03.jpg'), heic);
  const { problems, advice } = await check(dir);
  expect(advice.filter((line) => /hero|bathroom-01/.test(line))).toEqual([
    'photos/hero.jpg is only 639 by 400 pixels, so that it looks blurred: use a larger original.',
    'photos/: 1 photo has fewer than 1,600 pixels on the longer side, so that wide screens show less detail: bathroom-01.jpg (640 by 400). Use larger originals where you have them.',
  ]);
  expect(problems.filter((line) => /bathroom-0[23]/.test(line))).toEqual([
    'photos/bathroom-02.jpg cannot be read as a picture (it is damaged or no picture): replace it with a JPEG, PNG, WebP or AVIF file.',
    'photos/bathroom-03.jpg cannot be read as a picture (it is in the HEIC format of iPhones): replace it with a JPEG, PNG, WebP or AVIF file.',
  ]);
});
