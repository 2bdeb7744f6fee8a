import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestContent, testContent } from '../test-content.ts';
import { namedContent } from './cross-check.ts';

const home = 'pages/home.yaml';
const hepa = 'articles/hepa-filters-clean-home.mdx';
const guide = '(/blog/family-home-cleaning-guide)';
const pages =
  '/, /services, /residential, /gallery, /commercial, /contact, /ndis, /blog, /about, /before-after, /builders-handover, /blog/hepa-filters-clean-home, /blog/family-home-cleaning-guide, /blog/clean-workspaces-productivity';

let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

test.each([
  ['a page', home, 'to: /about\n', 'to: /abuot\n', ', team, link, to', '/abuot'],
  [
    'a chat answer',
    'pages/layout.yaml',
    'to: /ndis',
    'to: /ndis/now',
    ', chat, options, item 4, to',
    '/ndis/now',
  ],
  ['the closing call of an article', hepa, 'to: /residential', 'to: /home', ', closing, link, to', '/home'],
  ['the body of an article', hepa, guide, '(/blog/gone)', '', '/blog/gone'],
  ['the body of an article, without its slash', hepa, guide, '(contact)', '', 'contact'],
])('a dead link in %s is told', async (_name, file, find, replacement, place, target) => {
  await content.edit(file, find, replacement);
  expect(await content.problems()).toEqual([
    `content/${file}${place}: no page has the address ${target}: choose one of ${pages}.`,
  ]);
});

test.each(['/about#team', '/contact?from=blog', '/'])('the link %s leads somewhere', async (to) => {
  await content.edit(home, 'to: /about\n', `to: ${to}\n`);
  await content.edit(hepa, guide, `(${to})`);
  expect(await content.problems()).toEqual([]);
});

test.each(['https://a.example/x', 'mailto:[[email]]', 'tel:+61', '#top'])(
  'the link %s of an article is none of the pages and is left alone',
  async (to) => {
    await content.edit(hepa, guide, `(${to})`);
    expect(await content.problems()).toEqual([]);
  },
);

test.each([
  ['testimonials.json', '"id": "grant-m"', '"id": "priya-s"', 'testimonials, item 3', 'priya-s'],
  ['gallery.json', '"id": "pair-oven"', '"id": "pair-shower"', 'beforeAfter, item 2', 'pair-shower'],
  [home, 'id: deep', 'id: general', 'packages, items, item 2', 'general'],
])('an id that %s uses twice is told', async (file, find, replacement, place, id) => {
  await content.edit(file, find, replacement);
  expect(await content.problems()).toContain(
    `content/${file}, ${place}, id: "${id}" is used twice: give each item its own id.`,
  );
});

test('[H15] a comparison that the gallery does not have is told', async () => {
  await content.edit(home, '- pair-oven', '- pair-ovn');
  expect(await content.problems()).toEqual([
    'content/pages/home.yaml, beforeAfter, pairs, item 2: "pair-ovn" is not in gallery.json: choose one of pair-shower, pair-oven, pair-kitchen, pair-bath, pair-build-living, pair-build-window, pair-office.',
  ]);
});

test('several such problems are told together', async () => {
  await content.edit(home, 'to: /about\n', 'to: /abuot\n');
  await content.edit(home, '- pair-oven', '- pair-ovn');
  await content.edit('testimonials.json', '"id": "grant-m"', '"id": "priya-s"');
  expect(await content.problems()).toHaveLength(3);
});

test('every file of the content is checked, articles too', async () => {
  const files = namedContent(await content.load()).map(({ file }) => file);
  expect(files).toHaveLength(21);
  expect(files).toEqual(expect.arrayContaining([home, hepa, 'business.yaml', 'gallery.json']));
});
