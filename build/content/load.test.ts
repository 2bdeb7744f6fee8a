import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestContent, testContent } from '../test-content.ts';

const business = 'business.yaml';
const home = 'pages/home.yaml';
const coverage = '  heading: Where we clean\n';

let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

test('the content of the project has no problems', async () => {
  expect(await content.problems()).toEqual([]);
});

test.each([
  [
    'an unknown field',
    home,
    'heading: Where',
    'headng: x\n  heading: Where',
    ', coverage: "headng" is not a known field here: correct its spelling or remove it.',
  ],
  ['a missing field', home, coverage, '', ', coverage, heading: is missing: add it.'],
  ['an empty text', home, coverage, '  heading: ""\n', ', coverage, heading: is empty: fill it in.'],
  [
    'a token without quotes',
    home,
    coverage,
    '  heading: [[name]]\n',
    ', coverage, heading: must be text: put it in quotes if it starts with [.',
  ],
  [
    'an unknown token',
    home,
    coverage,
    '  heading: "[[claims.fax]]"\n',
    ', coverage, heading: [[claims.fax]] names no fact in business.yaml: correct the name, or add the fact there.',
  ],
  ['an empty alt', home, 'alt: Sunlit', 'alt: "" #', ', hero, photo, alt: is empty: fill it in.'],
  [
    'a photo in a folder',
    home,
    'src: hero.jpg',
    'src: photos/hero.jpg',
    ', hero, photo, src: must be the name of a file in photos/ that ends in .jpg, .png, .webp or .avif: correct it.',
  ],
  [
    'too few items',
    home,
    '    - Monthly\n',
    '',
    ', ongoing, badges: needs exactly 3 items: add what is missing.',
  ],
  [
    'an id of page statistics of an older kind',
    business,
    'measurementId: null',
    'measurementId: UA-123456-1',
    ', tracking, measurementId: must be a measurement id of Google Analytics such as G-AB12CD34EF, or null: correct it.',
  ],
  [
    'an id of session replay that is none',
    business,
    'replayId: null',
    'replayId: Ab 12',
    ', tracking, replayId: must be a project id of Clarity such as ab12cd34ef, or null: correct it.',
  ],
  [
    'a price in words',
    home,
    'fromPrice: 250',
    'fromPrice: from 250',
    ', packages, items, item 2, fromPrice: must be a number, but is text: write digits only, without quotes.',
  ],
  [
    'a phone without quotes',
    business,
    '"0491 570 006"',
    '0491570006',
    ', phone: must be text, but is a number: put it in quotes.',
  ],
  [
    'a wrong indent',
    home,
    coverage,
    ` ${coverage}`,
    ': is not valid YAML (All mapping items must start at the same column at line 37, column 1): correct it there, often the indent or a missing quote.',
  ],
  [
    'a colon in a text',
    home,
    coverage,
    '  heading: Clean: calm\n',
    ': is not valid YAML (Nested mappings are not allowed in compact mappings at line 36, column 12): put quotes around a text that has a colon, and a space after each dash.',
  ],
  [
    'a tab',
    home,
    coverage,
    '\theading: Where we clean\n',
    ': is not valid YAML (Tabs are not allowed as indentation at line 36, column 1): put spaces in place of the tabs at the start of the line.',
  ],
  [
    'an asterisk in front',
    home,
    coverage,
    '  heading: *new\n',
    ': is not valid YAML (Unresolved alias (the anchor must be set before the alias): new): correct it there, often the indent or a missing quote.',
  ],
  [
    'a word that YAML would drop',
    home,
    coverage,
    '  heading: !now clean\n',
    ': is not valid YAML (Unresolved tag: !now at line 36, column 12): correct it there, often the indent or a missing quote.',
  ],
])('%s is told with its file, place and remedy', async (_name, file, find, replacement, wanted) => {
  await content.edit(file, find, replacement);
  expect(await content.problems()).toEqual([`content/${file}${wanted}`]);
});

test('malformed JSON is told with its line', async () => {
  await content.edit('testimonials.json', '"rating": 5,', '"rating": 5');
  const [sentence, ...more] = await content.problems();
  expect(more).toEqual([]);
  expect(sentence).toMatch(
    /^content\/testimonials\.json: is not valid JSON \(.* at line 7, or just before it\): correct it there, often a comma or a quote\.$/,
  );
});

test('an empty file is told', async () => {
  await content.write(home, '# nothing yet\n');
  expect(await content.problems()).toEqual(['content/pages/home.yaml: is empty: fill it in.']);
});

test('a missing file is told, and without the facts no token is faulted', async () => {
  await content.delete(business);
  expect(await content.problems()).toEqual([
    'content/business.yaml: the file is missing or cannot be read: put it back.',
  ]);
});

test('the problems of several files are told together', async () => {
  await content.delete('gallery.json');
  await content.edit(home, coverage, '');
  await content.edit(business, 'hello@riverlightcleaning.example', 'hello');
  await content.edit('articles/hepa-filters-clean-home.mdx', 'date: 2025-11-03\n', '');
  expect(await content.problems()).toEqual([
    'content/gallery.json: the file is missing or cannot be read: put it back.',
    'content/business.yaml, email: must be an e-mail address: correct it.',
    'content/pages/home.yaml, coverage, heading: is missing: add it.',
    'content/articles/hepa-filters-clean-home.mdx, date: is missing: add it.',
  ]);
});

test('[S1] a fact may name another fact, and both reach the pages', async () => {
  await content.edit(business, 'words: within one business hour', 'words: by phone on [[phone]]');
  const { home: page } = await content.load();
  expect(page.prompt.text).toBe('Tell us about your place. We reply by phone on 0491\u00a0570\u00a0006.');
});

test('a byte order mark, as Windows editors write it, does no harm', async () => {
  for (const file of [business, 'gallery.json', 'articles/hepa-filters-clean-home.mdx'])
    await content.write(file, `\uFEFF${await content.read(file)}`);
  expect(await content.problems()).toEqual([]);
});

test('[S2] the sample facts name the twelve suburbs in their order', async () => {
  const { business: facts, home: page } = await content.load();
  const list =
    'Albury, Wodonga, Thurgoona, Lavington, Baranduda, Chiltern, Rutherglen, Barnawartha, Bellbridge, Howlong, Hamilton Valley, Wirlinga';
  expect(facts.areaServed.join(', ')).toBe(list);
  expect(page.coverage.text).toContain(`We clean in ${list} and surrounding areas.`);
});
