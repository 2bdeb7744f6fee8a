import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestContent, testContent } from '../test-content.ts';
import { dateLabel, readMinutes } from './articles.ts';

const hepa = 'articles/hepa-filters-clean-home.mdx';
let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

test('a date is shown by its short month, day and year', () => {
  expect(dateLabel('2025-11-03')).toBe('Nov 3 2025');
  expect(dateLabel('2024-01-31')).toBe('Jan 31 2024');
  expect(dateLabel('2026-12-10')).toBe('Dec 10 2026');
});

test('a read time is whole minutes at 220 words a minute, at least one, without Markdown marks', () => {
  const words = (count: number) => 'word '.repeat(count);
  expect(readMinutes('')).toBe(1);
  expect(readMinutes(words(329))).toBe(1);
  expect(readMinutes(words(330))).toBe(2);
  expect(readMinutes('- # * | — '.repeat(400) + words(440))).toBe(2);
});

test('[P8] [P9] three articles, newest first, with their dates and read times', async () => {
  const { articles } = await content.load();
  const rows = articles.map(({ summary: { slug, category, dateLabel, readMinutes } }) =>
    [slug, category, dateLabel, readMinutes].join(', '),
  );
  expect(rows).toEqual([
    'hepa-filters-clean-home, Health & Wellness, Nov 3 2025, 7',
    'family-home-cleaning-guide, Residential Cleaning, Nov 2 2025, 8',
    'clean-workspaces-productivity, Commercial Cleaning, Oct 28 2025, 6',
  ]);
});

test('[S1] a body is HTML with its tokens filled, and a fact with marks of HTML or MDX stays text', async () => {
  await content.edit('business.yaml', 'name: Riverlight Cleaning', 'name: "Bold <b> & {1+1} *Co*"');
  await content.edit(hepa, 'Run a finger', '# Big\n\n| a |\n| - |\n| [call](mailto:[[email]]) |\n\n');
  const body = (await content.load()).articles[0]?.body;
  expect(body).toContain('<h1>Big</h1>');
  expect(body).toContain('<td><a href="mailto:hello@riverlightcleaning.example">call</a></td>');
  expect(body).toContain('when you compare cleaners, Bold &lt;b&gt; &amp; {1+1} *Co* included');
});

test.each([
  [
    'an open tag',
    'Run a',
    '<b>Run a',
    ': cannot be read (Expected a closing tag for `<b>` (17:1-17:4) before the end of `paragraph` at line 17, column 1): correct the text at that place.',
  ],
  [
    'broken front matter',
    'description: How',
    'description: [x',
    ': cannot be read (Flow sequence in block collection must be sufficiently indented and end with a ] at line 4, column 1): correct it there, often the indent or a missing quote.',
  ],
  [
    'a colon in its title',
    'title: What a HEPA filter does, and',
    'title: "HEPA: what it does" and',
    ': cannot be read (Unexpected scalar at node end at line 2, column 29): put double quotes around a text that has an apostrophe or quotes inside.',
  ],
  [
    'curly braces',
    'Run a',
    'Run {a}',
    ': cannot be read (a is not defined): put a backslash before each curly brace, which would stand for code.',
  ],
  [
    'an unknown token',
    'Run a',
    '[[fax]] Run a',
    ': [[fax]] names no fact in business.yaml: correct the name, or add the fact there.',
  ],
  [
    'an unknown token in front',
    'Health & Wellness',
    '"[[fax]]"',
    ', category: [[fax]] names no fact in business.yaml: correct the name, or add the fact there.',
  ],
  ['a date in words', '2025-11-03', '3 November', ', date: must be a date such as 2025-11-03: correct it.'],
  [
    'another back link',
    'backLink: blog',
    'backLink: shop',
    ', backLink: must be "home" or "blog": choose one of these.',
  ],
  [
    'the title of another',
    'What a HEPA filter does, and does not do, at home',
    'Do clean workspaces help people work better?',
    ', title: is the same as that of clean-workspaces-productivity.mdx: give each article its own title.',
  ],
])('an article with %s is told', async (_name, find, replacement, wanted) => {
  await content.edit(hepa, find, replacement);
  expect(await content.problems()).toEqual([`content/${hepa}${wanted}`]);
});

test('an article without front matter is told by every field that it lacks', async () => {
  await content.write(hepa, 'Only a body.\n');
  const fields = ['title', 'description', 'category', 'date', 'photo', 'backLink', 'closing'];
  expect(await content.problems()).toEqual(
    fields.map((field) => `content/${hepa}, ${field}: is missing: add it.`),
  );
});

test('problems of the front matter and of the body are told together', async () => {
  await content.edit(hepa, '2025-11-03', 'soon');
  await content.edit(hepa, 'Run a finger', '[[fax]]');
  expect(await content.problems()).toHaveLength(2);
});

test.each(['Spring Clean.mdx', 'spring_clean.mdx', 'spring.md', '-spring.mdx'])(
  'the file name %s is refused',
  async (name) => {
    await content.write(`articles/${name}`, await content.read(hepa));
    expect(await content.problems()).toEqual([
      `content/articles/${name}: an article is named with small letters, digits and hyphens and ends in .mdx, such as spring-clean.mdx: rename it.`,
    ]);
  },
);

test('[R1] a further article file is a further article', async () => {
  const source = await content.read(hepa);
  await content.write('articles/new-one.mdx', source.replace('title: What', 'title: Again, what'));
  await content.write('articles/.DS_Store', 'x');
  const { articles } = await content.load();
  expect(articles.map(({ summary }) => summary.slug)).toContain('new-one');
});
