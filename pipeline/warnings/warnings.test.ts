import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { plain } from '@site/photos/fixtures';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { root, type TestContent, testContent } from '../../tests/test-content.ts';
import { checkContent, reportLines } from './check.ts';
import { unlikelyPrices } from './prices.ts';

const home = 'pages/home.yaml';
let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

const day = '2026-11-21';
const check = (on = day) => checkContent({ root, business: content.business, day: on });
/** The report of the shipped content. */
let shipped: Awaited<ReturnType<typeof checkContent>>;
beforeAll(async () => {
  shipped = await checkContent({ root, day });
});
/** The warnings caused by changes to the content. */
async function newWarnings(on?: string) {
  return (await check(on)).warnings.filter((line) => !shipped.warnings.includes(line));
}

test('the content has no problems, and only warnings about photos and the two versions of the hours', () => {
  const { problems, samples, warnings } = shipped;
  expect(problems).toEqual([]);
  const known = /see different hours|^photos\//;
  expect(warnings.filter((line) => !known.test(line))).toEqual([]);
  expect(samples.flatMap(({ sentences }) => sentences)).toContain(
    'sample/content/business.yaml, phone: write your own.',
  );
});

test.each([
  [
    'an alt that repeats its title',
    'gallery.json',
    '"title": "Powder room"',
    '"title": "Small powder room with sage walls, white panelling, a white toilet, a timber vanity and eucalyptus in a vase"',
    [
      ', categories, bathrooms, item 7, title: has 108 characters: shorten it to about 70.',
      ', categories, bathrooms, item 7, alt: repeats the title: say what the photo shows instead.',
    ],
  ],
  [
    'a note with signs that the handwriting lacks',
    'pages/not-found.yaml',
    'Nobody home',
    'Nobody д♥ home',
    [
      ', note: "д", "♥" is missing in the handwriting, so the card shows printed words: use other characters.',
    ],
  ],
  [
    'a note by someone who is not in the team',
    'pages/not-found.yaml',
    'by: Tess',
    'by: Jo',
    [', note: is signed by Jo, who is not in your team: write who signs it now, or remove the card.'],
  ],
  [
    'guide prices that start lower than the packages',
    home,
    'fromPrice: 160',
    'fromPrice: 1175',
    [', packages, guide, sizes: start at $160, but your packages start at $250: change what is out of date.'],
  ],
  [
    'a price that is most likely a slip',
    home,
    'fromPrice: 590',
    'fromPrice: 59000',
    [', packages, items, item 3, fromPrice: is $59,000: check the number.'],
  ],
  [
    'a guide price that is most likely a slip',
    home,
    'onceOff: 360',
    'onceOff: 3',
    [
      ', packages, guide, sizes: start at $3, but your packages start at $160: change what is out of date.',
      ', packages, guide, sizes, item 4, onceOff: is $3: check the number.',
    ],
  ],
  [
    'the new name of a package that other texts name too',
    home,
    'name: Deep Clean',
    'name: Big Reset',
    ['packages, items, item 3, features, item 1', 'addOns, text', 'quoteForm, serviceTypes, deep'].map(
      (place) =>
        `, ${place}: names Deep Clean, no longer among your packages: change it, unless it is still right.`,
    ),
  ],
  [
    'a long heading',
    home,
    '  heading: Why Choose Us\n',
    `  heading: ${'Why Choose Us '.repeat(7)}\n`,
    [', whyChooseUs, heading: has 97 characters: shorten it to about 90.'],
  ],
  [
    'an example address outside the facts',
    'testimonials.json',
    '"source": "Sent to us by email",',
    '"source": "Sent to us by email", "link": "https://reviews.example.com/1",',
    [', testimonials, item 1, link: is an example address: write the real one.'],
  ],
  [
    'a short page description',
    'articles/hepa-filters-clean-home.md',
    /description: .*/,
    'description: Filters.',
    [', description: has 8 characters, and search engines show 70 to 160: say more.'],
  ],
  [
    'a long page description',
    'articles/hepa-filters-clean-home.md',
    /description: .*/,
    `description: ${'x'.repeat(165)}`,
    [', description: has 165 characters, and search engines show 70 to 160: shorten it.'],
  ],
])('a warning reports %s', async (_name, file, find, replacement, wanted) => {
  await content.write(
    file,
    (await content.read(file)).replace(find, () => replacement),
  );
  expect(await newWarnings()).toEqual(wanted.map((sentence) => `sample/content/${file}${sentence}`));
});

test('unlikely prices are found in a file that has mistakes, too', () => {
  const packages = { items: null, guide: { sizes: [null, { weekly: 'cheap', monthly: 9 }] } };
  expect(unlikelyPrices({ packages })).toEqual([
    'sample/content/pages/home.yaml, packages, guide, sizes, item 2, monthly: is $9: check the number.',
  ]);
  expect(unlikelyPrices(null)).toEqual([]);
});

test('a text that a long fact makes too long is reported with its page and field', async () => {
  const long = 'Border Residential and Commercial Cleaning Team';
  await content.edit('business.yaml', 'name: Riverlight Cleaning', `name: ${long}`);
  expect((await check()).warnings.join('\n')).toMatch(
    /^sample\/content\/pages\/before-after\.yaml, meta, description: has 1\d\d characters, .*: shorten it\.$/m,
  );
});

test('[S4] a warning reports a claim whose short form has another number', async () => {
  await content.edit('business.yaml', 'short: $20 million cover', 'short: $30 million cover');
  expect(await newWarnings()).toEqual([
    'sample/content/business.yaml, claims, liability, short: has a number that is not in "words": write the same in both.',
  ]);
});

test('[S4] a warning reports an unused claim, and the report lists the files of each claim', async () => {
  const files = ['pages/residential.yaml', 'articles/hepa-filters-clean-home.md'];
  expect(shipped.claims).toContain(`hepa, checked 2026-08-17: ${files.join(', ')}`);
  for (const file of files) await content.edit(file, '[[claims.hepa]]', 'catches a lot');
  const after = await check();
  expect(after.claims).toContain('hepa, checked 2026-08-17: nowhere');
  expect(await newWarnings()).toEqual([
    'sample/content/business.yaml, claims, hepa: no text uses [[claims.hepa]]: use it, or leave it for later.',
  ]);
});

test('[S4] a warning reports evidence after a year, not earlier', async () => {
  const old = (name: string) =>
    `sample/content/business.yaml, claims, ${name}, checked: is over a year ago: check the evidence again, then write the new date.`;
  expect(await newWarnings('2027-08-17')).toEqual([]);
  expect(await newWarnings('2027-08-18')).toEqual(['bondStandard', 'frequencies', 'hepa'].map(old));
  expect(await newWarnings('2026-10-29')).toContain(
    'sample/content/business.yaml, claims, families, checked: is in the future: correct it.',
  );
});

test("a warning reports a future date in articles, reviews and pages, but not today's date", async () => {
  await content.edit('articles/hepa-filters-clean-home.md', 'date: 2025-11-03', 'date: 2026-11-22');
  await content.edit('testimonials.json', '"date": "2026-09-14"', '"date": "2027-01-01"');
  await content.write(
    'pages/about.yaml',
    (await content.read('pages/about.yaml')).replace(/^meta:\n/m, '$&  updated: 2026-12-01\n'),
  );
  const inFuture = (place: string, day: string) =>
    `sample/content/${place}: ${day} is in the future: write the day on which it was written or changed.`;
  const all = [
    inFuture('pages/about.yaml, meta, updated', '2026-12-01'),
    inFuture('testimonials.json, testimonials, item 1, date', '2027-01-01'),
    inFuture('articles/hepa-filters-clean-home.md, date', '2026-11-22'),
  ];
  expect(await newWarnings()).toEqual(all);
  const later = await check('2026-11-22');
  expect(later.warnings.filter((line) => line.includes('in the future'))).toEqual(all.slice(0, 2));
  const past = await check('2027-01-01');
  expect(past.warnings.filter((line) => line.includes('in the future'))).toEqual([]);
});

test('missing and damaged photos are problems, unused and small ones are warnings', async () => {
  const dir = await content.ownPhotos();
  await plain(2000, 1000).jpeg().toFile(path.join(dir, 'hero.jpg'));
  await plain(1599, 1000).jpeg().toFile(path.join(dir, 'bathroom-01.jpg'));
  await plain(1000, 1600).jpeg().toFile(path.join(dir, 'spare.jpg'));
  await writeFile(path.join(dir, 'bathroom-02.jpg'), 'x');
  const { problems, warnings } = await checkContent({
    root,
    business: content.business,
    day: '2026-11-21',
  });
  expect(problems).toContain(
    'sample/content/gallery.json, categories, bathrooms, item 3, src: sample/photos/bathroom-03.jpg is missing: add the file, or correct the name where it is used.',
  );
  expect(problems).toContain(
    'sample/content/articles/family-home-cleaning-guide.md: sample/photos/bathroom-03.jpg is missing: add the file, or correct the name where it is used.',
  );
  expect(problems.filter((line) => line.includes('sample/photos/bathroom-02.jpg'))).toEqual([
    'sample/photos/bathroom-02.jpg cannot be read as a picture (it is damaged or not a picture): replace it with a JPEG, PNG, WebP or AVIF file.',
  ]);
  expect(warnings).toContain(
    'sample/photos/spare.jpg is not used anywhere: name it in the content or delete it.',
  );
  expect(warnings.find((line) => line.startsWith('sample/photos/:'))).toBe(
    'sample/photos/: 1 photo has fewer than 1,600 pixels on the longer side, so wide screens show less detail: bathroom-01.jpg (1599 by 1000). Use larger originals where you have them.',
  );
});

test('the report ends with the counts of problems and warnings', async () => {
  const none = { problems: [], samples: [], atStake: [], warnings: [], claims: [] };
  expect(reportLines(none).at(-1)).toBe('No problems, 0 sample statements (0 of 0 done), 0 warnings.');
  const samples = [{ heading: 'Phone', sentences: ['s'], total: 3, marks: {} }];
  expect(reportLines({ problems: ['a'], samples, atStake: ['t'], warnings: ['b'], claims: ['c'] })).toEqual([
    'Fix these first, because they stop the build:',
    '  a',
    '',
    'Still from the sample business: Phone (2 of 3 done):',
    '  s',
    '',
    'Change these before you publish, the most serious first:',
    '  t',
    '',
    'Warnings, which do not stop the build:',
    '  b',
    '',
    'Your claims, and the files that use them:',
    '  c',
    '',
    '1 problem, 1 sample statement (2 of 3 done), 1 warning.',
  ]);
  await content.edit(home, '  heading: Where we clean\n', '');
  expect(reportLines(await check())).toEqual([
    'Fix these first, because they stop the build:',
    '  sample/content/pages/home.yaml, coverage, heading: is missing: add it.',
    '',
    '1 problem. Fix the content to see its warnings.',
  ]);
});
