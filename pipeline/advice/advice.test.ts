import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root, type TestContent, testContent } from '../../tests/test-content.ts';
import { plain } from '../photos/fixtures.ts';
import { checkContent, reportLines } from './check.ts';

const home = 'pages/home.yaml';
let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

const photosDir = path.join(root, 'photos');
const cacheDir = path.join(root, '.cache/photos');
const check = (day = '2026-11-21') => checkContent({ contentDir: content.dir, photosDir, cacheDir, day });
/** The advice that changes of the content have brought. */
async function newAdvice(before: readonly string[], day?: string) {
  return (await check(day)).advice.filter((line) => !before.includes(line));
}

test('the sample has no problems, and only what only its owner can put right is advised', async () => {
  const { problems, advice } = await check();
  expect(problems).toEqual([]);
  const owners = /^content\/business\.yaml, .*: is still that of the sample|^photos\/: 69 photos have fewer/;
  expect(advice.filter((line) => !owners.test(line))).toEqual([]);
  expect(advice).toContain('content/business.yaml, abn: is still that of the sample: put in your own.');
  expect(advice).toContain(
    'content/business.yaml, social (Facebook): is still that of the sample: put in your own.',
  );
});

test.each([
  [
    'an alt that repeats its title',
    'gallery.json',
    '"title": "Powder room"',
    '"title": "Small powder room with sage walls, white panelling, a white toilet, a timber vanity and eucalyptus in a vase"',
    [
      ', categories, bathrooms, item 7, title: has 108 characters: about 70 read better, shorten it.',
      ', categories, bathrooms, item 7, alt: repeats the title: say what the photo shows instead.',
    ],
  ],
  [
    'a long heading',
    home,
    '  heading: Why Choose Us\n',
    `  heading: ${'Why Choose Us '.repeat(7)}\n`,
    [', whyChooseUs, heading: has 97 characters: about 90 read better, shorten it.'],
  ],
  [
    'an example address outside the facts',
    'testimonials.json',
    '"source": "Email to us",',
    '"source": "Email to us", "link": "https://reviews.example.com/1",',
    [', testimonials, item 1, link: is an example address: put in the real one.'],
  ],
  [
    'a short page description',
    'articles/hepa-filters-clean-home.mdx',
    /description: .*/,
    'description: Filters.',
    [', description: has 8 characters, and search engines show 70 to 160: say more.'],
  ],
  [
    'a long page description',
    'articles/hepa-filters-clean-home.mdx',
    /description: .*/,
    `description: ${'x'.repeat(165)}`,
    [', description: has 165 characters, and search engines show 70 to 160: shorten it.'],
  ],
])('%s is advised on', async (_name, file, find, replacement, wanted) => {
  const before = (await check()).advice;
  await content.write(
    file,
    (await content.read(file)).replace(find, () => replacement),
  );
  expect(await newAdvice(before)).toEqual(wanted.map((sentence) => `content/${file}${sentence}`));
});

test('[S4] a claim that no text makes is told, and where each stands is listed', async () => {
  const before = await check();
  expect(before.claims).toContain('hepa, checked 2026-08-17: articles/hepa-filters-clean-home.mdx');
  await content.edit('articles/hepa-filters-clean-home.mdx', '[[claims.hepa]]', 'catches a lot');
  const after = await check();
  expect(after.claims).toContain('hepa, checked 2026-08-17: nowhere');
  expect(await newAdvice(before.advice)).toEqual([
    'content/business.yaml, claims, hepa: no text names [[claims.hepa]]: use it, or leave it for later.',
  ]);
});

test('[S4] evidence is to be looked at after a year, and not before', async () => {
  const { advice } = await check('2026-11-21');
  const old = (name: string) =>
    `content/business.yaml, claims, ${name}, checked: is over a year ago: look at the evidence again, then write the new date.`;
  expect(await newAdvice(advice, '2027-08-17')).toEqual([]);
  expect(await newAdvice(advice, '2027-08-18')).toEqual(['bondStandard', 'frequencies', 'hepa'].map(old));
  expect(await newAdvice(advice, '2026-10-29')).toContain(
    'content/business.yaml, claims, families, checked: is a day to come: correct it.',
  );
});

test('a day to come is told in articles, reviews and pages, and the day itself is not', async () => {
  const before = (await check()).advice;
  await content.edit('articles/hepa-filters-clean-home.mdx', 'date: 2025-11-03', 'date: 2026-11-22');
  await content.edit('testimonials.json', '"date": "2026-09-14"', '"date": "2027-01-01"');
  await content.write(
    'pages/about.yaml',
    (await content.read('pages/about.yaml')).replace(/^meta:\n/m, '$&  updated: 2026-12-01\n'),
  );
  const toCome = (place: string, day: string) =>
    `content/${place}: ${day} is still to come: put in the day on which it was written or changed.`;
  const all = [
    toCome('pages/about.yaml, meta, updated', '2026-12-01'),
    toCome('testimonials.json, testimonials, item 1, date', '2027-01-01'),
    toCome('articles/hepa-filters-clean-home.mdx, date', '2026-11-22'),
  ];
  expect(await newAdvice(before)).toEqual(all);
  const later = await check('2026-11-22');
  expect(later.advice.filter((line) => line.includes('still to come'))).toEqual(all.slice(0, 2));
  const past = await check('2027-01-01');
  expect(past.advice.filter((line) => line.includes('still to come'))).toEqual([]);
});

test('photos: missing and damaged ones are problems, unused and small ones advice', async () => {
  const dir = path.join(content.dir, 'photos');
  await mkdir(dir);
  await plain(2000, 1000).jpeg().toFile(path.join(dir, 'hero.jpg'));
  await plain(1599, 1000).jpeg().toFile(path.join(dir, 'bathroom-01.jpg'));
  await plain(1000, 1600).jpeg().toFile(path.join(dir, 'spare.jpg'));
  await writeFile(path.join(dir, 'bathroom-02.jpg'), 'x');
  const { problems, advice } = await checkContent({
    contentDir: content.dir,
    photosDir: dir,
    cacheDir,
    day: '2026-11-21',
  });
  expect(problems).toContain(
    'photos/bathroom-03.jpg is missing: add the file, or correct the name where it is used.',
  );
  expect(problems.filter((line) => line.startsWith('photos/bathroom-02.jpg'))).toEqual([
    'photos/bathroom-02.jpg cannot be read as a picture (it is damaged or no picture): replace it with a JPEG, PNG, WebP or AVIF file.',
  ]);
  expect(advice).toContain('photos/spare.jpg is not used anywhere: name it in the content or delete it.');
  expect(advice.find((line) => line.startsWith('photos/:'))).toBe(
    'photos/: 1 photo has fewer than 1,600 pixels on the longer side, so that wide screens show less detail: bathroom-01.jpg (1599 by 1000). Use larger originals where you have them.',
  );
});

test('the report ends with a count of both', async () => {
  const advice = ['b'];
  expect(reportLines({ problems: [], advice: [], claims: [] }).at(-1)).toBe(
    'No problems, 0 pieces of advice.',
  );
  expect(reportLines({ problems: ['a'], advice, claims: ['c'] })).toEqual([
    'Wrong, to be mended before the site can be built:',
    '  a',
    'Advisable, the site is built all the same:',
    '  b',
    'Your claims, and the files that make them:',
    '  c',
    '1 problem, 1 piece of advice.',
  ]);
  await content.edit(home, '  heading: Where we clean\n', '');
  expect(reportLines(await check())).toEqual([
    'Wrong, to be mended before the site can be built:',
    '  content/pages/home.yaml, coverage, heading: is missing: add it.',
    '1 problem, advice follows once they are mended.',
  ]);
});
