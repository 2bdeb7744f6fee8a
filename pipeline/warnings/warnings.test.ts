import { copyFile, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { plain } from '@site/photos/fixtures';
import { rotatedHeic } from '@site/photos/fixtures/heic';
import { beforeAll, expect, test } from 'vitest';
import { contentForEachTest } from '../../tests/support/temporary-folder.ts';
import { root, sampleDir } from '../../tests/support/test-content.ts';
import { loadContent } from '../load-content.ts';
import { checkContent, reportLines } from './check.ts';
import { unlikelyPrices } from './prices.ts';
import { readSample, type Sample } from './sample-texts.ts';
import { contentWarnings, missingAlts, unsentRequests } from './warnings.ts';

const home = 'pages/home.yaml';
const hepa = 'articles/hepa-filters-clean-home.md';
const business = 'business.yaml';
const reviews = 'testimonials.json';
const notFound = 'pages/not-found.yaml';
const content = contentForEachTest();

const day = '2026-11-21';
const check = () => checkContent({ root, business: content.business, day });
/** What texts may still have names of. */
let earlier: Sample['versions'];
/** The report of the sample. */
let shipped: Awaited<ReturnType<typeof checkContent>>;
beforeAll(async () => {
  shipped = await checkContent({ root, day });
  earlier = (await readSample(sampleDir)).versions;
});
/** The warnings caused by changes to the content. */
async function newWarnings() {
  return (await check()).warnings.filter((line) => !shipped.warnings.includes(line));
}

test('the sample has no problems and no warnings: all of its suburbs are named and drawn', {
  tags: 'S2',
}, () => {
  expect(shipped).toMatchObject({ problems: [], warnings: [] });
});

const gone = 'no longer among your packages: change it, unless it is still right.';
const brackets = 'visitors see its brackets: write placeholders like [[phone]], or remove the brackets.';
const start = 'packages, guide, sizes: start at';
const heading = 'heading: Where we clean';
const form = 'https://clienthub.example.com/riverlight/request';

// biome-ignore format: two lines for each change, what is written and what the warnings about it have.
test.each<[file: string, find: string, write: string, ...wanted: string[]]>([
  [home, 'fromPrice: 160', 'fromPrice: 1175',
    `home.yaml, ${start} $160, but your packages start at $250: change what is out of date.`],
  [home, 'fromPrice: 590', 'fromPrice: 59000',
    'home.yaml, packages, items, item 3, fromPrice: is $59,000: check the number.'],
  [home, 'onceOff: 360', 'onceOff: 3',
    `${start} $3, but your packages start at $160`, 'guide, sizes, item 4, onceOff: is $3: check the number.'],
  // Neither a comment after a number nor a # inside a word is cut text.
  [home, 'fromPrice: 160', 'fromPrice: 160 # since March'],
  [home, heading, 'heading: Your No.#1 place'],
  [home, heading, 'heading: The #1 place # of ours',
    ': the text after # is a comment and is not shown: put quotes around the whole text'],
  [home, heading, 'heading: "Where [[name we clean"',
    `home.yaml, coverage, heading: ${brackets}`],
  [home, '    - Monthly\n', '    - "{{month}}"\n',
    `home.yaml, ongoing, badges, item 3: ${brackets}`],
  [hepa, '[[claims.hepa]]', '[[claims.hepa',
    `${hepa}, line 26: ${brackets}`],
  [home, 'name: Deep Clean', 'name: Big Reset',
    `home.yaml, packages, items, item 3, features, item 1: names Deep Clean, ${gone}`, gone, gone],
  [hepa, 'title: What a HEPA filter', 'title: What your filter',
    'says “Our [guide to HEPA filters](/blog/hepa-filters-clean-home) explains what to look for.”, about an article that is gone',
    'clean-workspaces-productivity.md: says “Our article on [HEPA filters](/blog/hepa-filters-clean-home) explains why'],
  [business, '  - Wirlinga\n', '',
    'about.yaml, team, members, item 2, text: names Wirlinga, outside the suburbs you serve: change it, unless it is still right.',
    'about.yaml, team, members, item 2, looksAfter, item 2: names Wirlinga',
    'contact.yaml, area, areas, item 3, name: names Wirlinga'],
  ['pages/about.yaml', '[ Baranduda ]', '[ Barnduda ]',
    'about.yaml, team, members, item 5, looksAfter, item 1: "Barnduda" is not a suburb that you serve: correct or remove it.'],
  [business, '  - Howlong\n', '  - Corowa\n  - Yackandandah\n',
    'about.yaml, team, members, item 4, text: names Howlong, outside the suburbs you serve',
    'about.yaml, team, members, item 4, looksAfter, item 1: names Howlong',
    'contact.yaml, area, areas, item 5, text: names Howlong',
    'contact.yaml, area, areas: no area names Corowa and Yackandandah, which you serve: add it to the text of the area it is in.',
    'business.yaml, areaServed: the drawn map of the contact page does not show Corowa and Yackandandah: have it'],
  [notFound, 'Nobody home', 'Nobody д♥ home',
    'not-found.yaml, note: "д", "♥" is missing in the handwriting, so the card shows printed words: use other characters.'],
  [notFound, 'by: Tess', 'by: Jo',
    'not-found.yaml, note: is signed by Jo, who is not in your team: write who signs it now, or remove the card.'],
  [business, 'short: $20 million', 'short: $30 million',
    'liability, short: has a number that is not in "words": write the same in both.'],
  [business, `url: ${form}\n  embedUrl: ${form}/embed`, 'url: null\n  embedUrl: null',
    ...Array(6).fill('you have removed your online form'),
    'business.yaml, delivery, endpoint: is empty, and you have no other online form'],

  // Days, on 21 November 2026.
  [reviews, '"date": "2026-09-14"', '"date": "2026-11-22"',
    'testimonials.json, testimonials, item 1, date: is in the future: correct it.'],
  [reviews, '"date": "2026-09-14"', '"date": "2026-11-21"'],
  [hepa, 'date: 2025-11-03', 'date: 2052-11-03\nupdated: 2026-12-01',
    `${hepa}, date: is in the future: correct it.`, `${hepa}, updated: is in the future`],
  [business, 'checked: 2026-10-30', 'checked: 2026-11-30',
    'families, checked: is in the future: correct it.'],
  [business, 'notices: []', 'notices: [{ from: 2027-12-21, until: 2027-12-21, words: Closed, closed: true }]'],
  [business, 'notices: []', 'notices: [{ from: 2027-12-22, until: 2027-12-22, words: Closed, closed: true }]',
    'notices, item 1, from: is more than 13 months ahead: correct it, unless it is right.', 'item 1, until: is more'],
])('in %s, what is said when %j becomes %j', async (file, find, write, ...wanted) => {
  const source = await readFile(path.join(sampleDir, 'content', file), 'utf8');
  expect(source).toContain(find);
  const planned = new Map([[file, Buffer.from(source.replace(find, () => write))]]);
  const loaded = await loadContent(sampleDir, planned);
  if (!loaded.content) throw new Error(loaded.problems.join('\n'));
  const found = contentWarnings({ ...loaded, photos: new Map(), day, earlier });
  expect(found).toEqual(wanted.map((words) => expect.stringContaining(words)));
});

test('a form that sends nothing is a warning only while there is no other', () => {
  const address = 'https://forms.example.com/';
  const rows = [[], [address, null, null], [null, address, null], [null, null, address]];
  expect(rows.map((row) => unsentRequests(...row).length)).toEqual([1, 0, 0, 0]);
});

test('without a map, no suburb is said to be missing on it', async () => {
  await rm(path.join(await content.ownBrand(), 'map.yaml'));
  await content.edit(business, '  - Howlong\n', '  - Howlong\n  - Corowa\n');
  expect(await newWarnings()).toEqual([expect.stringContaining('no area names Corowa')]);
});

test('unlikely prices are found in a file that has mistakes, too', () => {
  const packages = { items: null, guide: { sizes: [null, { weekly: 'cheap', monthly: 9 }] } };
  expect(unlikelyPrices({ packages })).toEqual([
    'sample/content/pages/home.yaml, packages, guide, sizes, item 2, monthly: is $9: check the number.',
  ]);
  expect(unlikelyPrices(null)).toEqual([]);
});

test('a warning counts the photos without alternative text in the second shape of the gallery', () => {
  const found = (filled: object) =>
    missingAlts({ file: 'gallery.json', key: 'galleryPhotos', raw: filled, filled });
  const beforeAfter = [{ beforeAlt: 'A dull oven.' }, { beforeAlt: 'Dust.', afterAlt: 'No dust.' }, {}];
  expect(found({ beforeAfter })).toEqual([
    expect.stringContaining(
      'gallery.json: 3 photos in comparisons without alternative text: screen readers get',
    ),
  ]);
  expect(found({ beforeAfter: beforeAfter.slice(1, 2) })).toEqual([]);
});

test('a warning reports a content file that no page reads', async () => {
  await content.write('pages/about copy.yaml', 'meta:');
  for (const name of ['.DS_Store', 'desktop.ini', 'pages/home.yaml~', 'articles/desktop.ini'])
    await content.write(name, '');
  const [article = ''] = await readdir(content.at('articles'));
  const copies = ['new-one (conflicted copy 2026-11-03).md', article.replace('.', ' - Copy.')];
  for (const name of copies) await content.write(`articles/${name}`, '');
  expect((await newWarnings()).sort()).toEqual(
    ['pages/about copy.yaml', ...copies.map((name) => `articles/${name}`)]
      .map((file) => `sample/content/${file}: is not read: correct its name, or delete it.`)
      .sort(),
  );
});

test('a missing or HEIC photo is a problem at its place, and an unused or tiny one a warning', async () => {
  const dir = await content.ownPhotos();
  await plain(639, 400).jpeg().toFile(path.join(dir, 'hero.jpg'));
  await plain(640, 400).jpeg().toFile(path.join(dir, 'spare.jpg'));
  await copyFile(rotatedHeic, path.join(dir, 'kitchen-01.jpg'));
  const { problems, warnings } = await check();
  expect(problems).toContain(
    'sample/photos/kitchen-01.jpg cannot be read as a picture (it is in the HEIC format of iPhones): replace it with a JPEG, PNG, WebP or AVIF file.',
  );
  const missing = 'is missing: add the file, or correct the name where it is used.';
  const name = 'sample/photos/bathroom-03.jpg';
  const article = 'articles/family-home-cleaning-guide.md';
  const lines = (await content.read(article)).split('\n');
  const line = lines.findIndex((text) => text.includes('bathroom-03.jpg')) + 1;
  expect(problems).toContain(`sample/content/${article}, line ${line}: ${name} ${missing}`);
  expect(warnings).toEqual([
    'sample/photos/hero.jpg is only 639 by 400 pixels and looks blurred: use a larger original.',
    'sample/photos/spare.jpg is not used anywhere: name it in the content or delete it.',
  ]);
});

test('the report ends with the counts of problems and warnings', async () => {
  const none = { problems: [], samples: [], riskySamples: [], warnings: [] };
  expect(reportLines(none)).toEqual(['No problems, 0 sample statements (0 of 0 done), 0 warnings.']);
  const group = (heading: string, total: number, ...texts: string[]) => {
    const marks = { s: texts.map((text) => ({ file: home, field: 'a', text })) };
    return { heading, sentences: ['s'], total, marks };
  };
  const samples = [group('Phone', 3)];
  const others = { beside: group('Beside', 1), pages: [group(home, 1, 'one', 'two')] };
  const lines = reportLines({ problems: ['a'], samples, others, riskySamples: ['t'], warnings: ['b'] });
  expect(lines.join('\n')).toBe(`Fix these first, because they stop the build:
  a

Still from the sample business: Phone (2 of 3 done):
  s

Beside:
  s

Other texts of the sample, which the desk lists by section:
  sample/content/pages/home.yaml: 2 texts

Change these before you publish, the most serious first:
  t

Warnings, which do not stop the build:
  b

1 problem, 1 sample statement (2 of 3 done), 1 warning.`);
  await content.edit(home, '  heading: Where we clean\n', '');
  expect(reportLines(await check())).toEqual([
    'Fix these first, because they stop the build:',
    '  sample/content/pages/home.yaml, coverage, heading: is missing: add it.',
    '',
    '1 problem. Fix the content to see its warnings.',
  ]);
});
