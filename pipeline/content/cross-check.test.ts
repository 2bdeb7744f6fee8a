import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFiles } from '../../src/content/schemas/files.ts';
import { routes } from '../../src/routes.ts';
import { type TestContent, testContent } from '../../tests/test-content.ts';
import { namedContent } from './cross-check.ts';

const home = 'pages/home.yaml';
const hepa = 'articles/hepa-filters-clean-home.md';
const guide = '(/blog/family-home-cleaning-guide)';
const listed = `choose one of ${routes.map((route) => route.path).join(', ')} or an article such as /blog/spring-clean`;

let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

test.each([
  ['a page', home, 'to: /about\n', 'to: /abuot\n', ', team, link, to', '/abuot', 'write /about'],
  [
    'a chat answer',
    'pages/layout.yaml',
    'to: /ndis',
    'to: /ndis/now',
    ', chat, options, item 4, to',
    '/ndis/now',
    listed,
  ],
  [
    'the closing call of an article',
    hepa,
    'to: /residential',
    'to: /home',
    ', closing, link, to',
    '/home',
    listed,
  ],
  ['the body of an article', hepa, guide, '(/blog/gone)', '', '/blog/gone', listed],
  ['the body of an article, without its slash', hepa, guide, '(contact)', '', 'contact', 'write /contact'],
  [
    'the body of an article, with a slash at the end',
    hepa,
    guide,
    '(/services/)',
    '',
    '/services/',
    'write /services',
  ],
])('a dead link in %s is reported', async (_name, file, find, replacement, place, target, remedy) => {
  await content.edit(file, find, replacement);
  expect(await content.problems()).toEqual([
    `sample/content/${file}${place}: no page has the address ${target}: ${remedy}.`,
  ]);
});

test('a link to another site without https:// is reported', async () => {
  await content.edit(hepa, guide, '(www.example.org)');
  expect(await content.problems()).toEqual([
    `sample/content/${hepa}: www.example.org is on another site: write https:// before it.`,
  ]);
});

test('[S2] a suburb that is listed twice is reported', async () => {
  await content.edit('business.yaml', '  - Wirlinga', '  - Wirlinga\n  - Howlong');
  expect(await content.problems()).toEqual([
    'sample/content/business.yaml, areaServed, item 13: Howlong is listed twice: remove one.',
  ]);
});

test.each(['/about#team', '/contact?from=blog', '/'])('the link %s has a target', async (to) => {
  await content.edit(home, 'to: /about\n', `to: ${to}\n`);
  await content.edit(hepa, guide, `(${to})`);
  expect(await content.problems()).toEqual([]);
});

test.each(['https://a.example/x', 'mailto:[[email]]', 'tel:+61', '#top'])(
  'the link %s of an article is not checked as a page',
  async (to) => {
    await content.edit(hepa, guide, `(${to})`);
    expect(await content.problems()).toEqual([]);
  },
);

test.each([
  ['testimonials.json', '"id": "grant-m"', '"id": "priya-s"', 'testimonials, item 3', 'priya-s'],
  ['gallery.json', '"id": "pair-build-window"', '"id": "pair-oven"', 'beforeAfter, item 2', 'pair-oven'],
  [home, 'id: deep', 'id: general', 'packages, items, item 2', 'general'],
])('an id that %s uses twice is reported', async (file, find, replacement, place, id) => {
  await content.edit(file, find, replacement);
  expect(await content.problems()).toContain(
    `sample/content/${file}, ${place}, id: "${id}" is used twice: give each item its own id.`,
  );
});

test('[H15] a comparison that the gallery does not have is reported', async () => {
  await content.edit(home, '- pair-oven', '- pair-ovn');
  expect(await content.problems()).toEqual([
    expect.stringMatching(
      /, beforeAfter, pairs, item 1: "pair-ovn" is not in gallery\.json: choose one of pair-oven, /,
    ),
  ]);
});

test('[T1] a large review that is not among the first reviews is reported', async () => {
  await content.edit(home, 'featured: grant-m', 'featured: tom');
  expect(await content.problems()).toEqual([
    expect.stringMatching(
      /featured: the review "tom" is not one of your first 6 reviews: choose one of priya-s \(Priya S\.\), /,
    ),
  ]);
});

test('a review needs a name, stars and words, and gets an id that no other has', async () => {
  const own = { name: 'Priya S.', rating: 5, date: '2026-11-03', text: 'Very clean.' };
  const { testimonials } = JSON.parse(await content.read('testimonials.json'));
  await content.write('testimonials.json', JSON.stringify({ testimonials: [...testimonials, own, own] }));
  const { testimonials: loaded } = await content.load();
  expect(loaded.testimonials.slice(-2)).toEqual(
    ['priya-s-2', 'priya-s-3'].map((id) => ({ ...own, id, location: '', service: '' })),
  );
});

test('a review below prices that does not exist is reported', async () => {
  const file = 'pages/residential.yaml';
  await content.edit(file, 'review: tom-and-elise-r', 'review: tom');
  expect(await content.problems()).toEqual([
    expect.stringMatching(/, prices, review: the review "tom" is not one of your reviews: choose one of /),
  ]);
});

test('every content file is checked, including articles', async () => {
  const files = namedContent(await content.load()).map(({ file }) => file);
  expect(files).toHaveLength(Object.keys(contentFiles).length + 3);
  expect(files).toEqual(expect.arrayContaining([home, hepa, 'business.yaml', 'gallery.json']));
});

test('a day with hours twice, and one that ends before it begins, are reported', async () => {
  await content.edit('business.yaml', 'day: Tuesday', 'day: Monday');
  const twice = (field: string, day: string) =>
    `sample/content/business.yaml, ${field}: ${day} already has hours: choose another day, or remove one of the two.`;
  expect(await content.problems()).toEqual([twice('structuredDataHours, item 2, day', 'Monday')]);
  await content.edit('business.yaml', 'day: Monday\n    opens: "09:00"', 'day: Tuesday\n    opens: "19:00"');
  expect(await content.problems()).toEqual([
    'sample/content/business.yaml, structuredDataHours, item 1, closes: must be later than the time at which you open.',
  ]);
});
