import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ArticleText } from '../../src/sections/blog/ArticleText.tsx';
import { type TestContent, testContent } from '../../tests/test-content.ts';
import type { LoadedArticle } from './article.ts';
import { dateLabel, readMinutes } from './article-labels.ts';
import { loadContent } from './load.ts';

const hepa = 'articles/hepa-filters-clean-home.md';
let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

const htmlOf = ({ body }: LoadedArticle) => renderToStaticMarkup(createElement(ArticleText, { tree: body }));

/** The HTML of the newest article. */
async function newestBody(): Promise<string> {
  const [article] = (await content.load()).articles;
  return article ? htmlOf(article) : '';
}

test('a date label has short month, day and year', () => {
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

test('[S1] a body is HTML with filled placeholders, and a fact that contains HTML or Markdown stays text', async () => {
  await content.edit('business.yaml', 'name: Riverlight Cleaning', 'name: "Bold <b> & {1+1} *Co*"');
  await content.edit(hepa, 'Run a finger', '## Big\n\n| a |\n| - |\n| [call](mailto:[[email]]) |\n\n');
  const body = await newestBody();
  expect(body).toContain('<h2 id="part-big">Big</h2>');
  expect(body).toContain('<td><a href="mailto:hello@riverlightcleaning.example">call</a></td>');
  expect(body).toContain('when you compare cleaners, Bold &lt;b&gt; &amp; {1+1} *Co* included');
});

test('an amount in an article has no space at which its line could break', async () => {
  const body = await newestBody();
  expect(body).toContain('near 0.3\u00a0microns because');
  expect(body).toContain('Three things happen');
});

test('the parts of an article have the headings of its text, with filled placeholders', async () => {
  await content.edit(hepa, '## Where HEPA stops', '## Where *[[name]]* starts\n\n### Below it');
  const parts = (await content.load()).articles[0]?.parts;
  expect(parts?.slice(3, 6)).toEqual([
    {
      id: 'part-how-to-vacuum-so-the-filter-can-do-its-work',
      heading: 'How to vacuum so the filter can do its work',
    },
    { id: 'part-where-riverlight-cleaning-starts', heading: 'Where Riverlight Cleaning starts' },
    { id: 'part-looking-after-the-filter', heading: 'Looking after the filter' },
  ]);
});

test.each([
  [
    'a tag',
    'Run a',
    'Run <b>a</b>',
    ', line 17: <b> is HTML, which is not shown: write Markdown instead, such as ** around bold text.',
  ],
  [
    'a heading without words',
    'Run a',
    'Run\n\n##\n\na',
    ', line 19: write the words of this heading, or remove its #.',
  ],
  [
    'a link without words',
    'Run a',
    '[](/services) Run a',
    ', line 17: write words that visitors can click between the brackets of [](/services).',
  ],
  [
    'a comment without an end',
    'Run a',
    'Run\n\n<!-- not yet\n\na',
    ', line 19: this comment has no end: write --> where it ends.',
  ],
  [
    'text beside a comment',
    'Run a',
    'Run\n\n<!-- note --> Every week.\n\na',
    ', line 19: put "Every week." on its own line: next to a comment it is not shown.',
  ],
  [
    'an end tag alone, which would hide the text below it',
    'Run a',
    'Run\n\n</div>\nEvery week.\n\na',
    ', line 19: </div> is HTML, which is not shown: write Markdown instead, such as ** around bold text.',
  ],
  [
    'a word in brackets that Markdown takes for the name of a link',
    'Run a',
    'Run\n\n[Note]: important\n\na',
    ', line 19: put a backslash before [Note]: without it this line is not shown.',
  ],
  [
    'thousands of quotes inside each other',
    'Run a',
    `Run\n\n${'>'.repeat(20_000)} a`,
    ', line 19: remove some of the characters at its start (>, -, *, +).',
  ],
  [
    'a blank line before its first line',
    '---\n',
    '\n---\n',
    ', line 1: remove the empty lines and spaces before the first line of dashes.',
  ],
  [
    'broken front matter',
    'description: How',
    'description: [x',
    ', line 4: cannot be read (Flow sequence in block collection must be sufficiently indented and end with a ]): check indents, quotes and brackets there and in the line before.',
  ],
  [
    'a colon in its title',
    'title: What a HEPA filter does (and',
    'title: "HEPA: what it does" and',
    ', line 2: put double quotes around a text that has an apostrophe or quotes inside.',
  ],
  [
    'a second title',
    'Run a',
    '# Run\n\nRun a',
    ', line 17: a heading with one # is the title of the page: write ## for a part of the article.',
  ],
  [
    'a heading that skips a level',
    '## The number on the box',
    '#### The number on the box',
    ', line 21: write ## before this heading, one level below the heading above it.',
  ],
  [
    'a heading without its space',
    '## The number on the box',
    '##The number on the box',
    ', line 21: put a space after ## to make it a heading.',
  ],
  [
    'a picture of another folder',
    'Run a',
    '![A window](pictures/window.jpg) Run a',
    ', line 17: "pictures/window.jpg" is not a photo of this site: put the file into sample/photos/ and write only its name, such as ![what it shows](window.jpg).',
  ],
  [
    'a picture without alternative text',
    'Run a',
    '![](hero.jpg) Run a',
    ', line 17: describe what the photo shows between the brackets of ![](hero.jpg).',
  ],
  [
    'an unknown placeholder',
    'Run a',
    '[[fax]] Run a',
    ': [[fax]] is not a fact in business.yaml: check its spelling, or add the fact there.',
  ],
  [
    'an unknown placeholder in the front matter',
    'Health & Wellness',
    '"[[fax]]"',
    ', category: [[fax]] is not a fact in business.yaml: check its spelling, or add the fact there.',
  ],
  ['a date in words', '2025-11-03', '3 November', ', date: must be a date such as 2025-11-03.'],
  ['an empty date', '2025-11-03', "''", ', date: is empty: fill it in.'],
  [
    'the title of another',
    'What a HEPA filter does (and doesn’t)',
    'Do clean workspaces help people work better?',
    ', title: is also the title of clean-workspaces-productivity.md: give each article its own title.',
  ],
])('an article with %s is reported', async (_name, find, replacement, wanted) => {
  await content.edit(hepa, find, replacement);
  expect(await content.problems()).toEqual([`sample/content/${hepa}${wanted}`]);
});

test('an article without a text is reported', async () => {
  const [front] = (await content.read(hepa)).split('Run a finger');
  await content.write(hepa, `${front}<!-- to be written -->`);
  const wanted = `sample/content/${hepa}: has no text yet: write it below its title and other fields.`;
  expect(await content.problems()).toEqual([wanted]);
});

test.each([
  [
    'without front matter',
    'Only a body.\n',
    'must start with its title, date and other fields between two lines of three dashes (---): copy those lines from another article.',
  ],
  ['that is empty', ' \n', 'is empty: fill it in, or restore the old file.'],
])('an article %s is reported in one sentence', async (_name, source, wanted) => {
  await content.write(hepa, source);
  expect(await content.problems()).toEqual([`sample/content/${hepa}: ${wanted}`]);
});

test('braces, < and import are text, and a comment is not shown', async () => {
  await content.edit(
    hepa,
    'Run a finger',
    'In {a} room < 5 m or <5 min\n\nimport a chair\n\n<!-- note -->\n\n',
  );
  const body = await newestBody();
  expect(body).toContain('<p>In {a} room &lt; 5 m or &lt;5 min</p>\n<p>import a chair</p>\n<p>along');
});

test('marks are set across emphasis, and not in code', async () => {
  await content.edit(
    hepa,
    'Run a finger',
    '"*It\'s* `it\'s "so"`..." [\'tis](/about)  \n"so"\n\nRun a finger',
  );
  expect(await newestBody()).toContain(
    '<p>“<em>It’s</em> <code>it&#x27;s &quot;so&quot;</code>…” <a href="/about">‘tis</a><br/>\n“so”</p>',
  );
});

test('a photo in the text is rendered with its image variants', async () => {
  await content.edit(hepa, 'Run a finger', '![A "clean" & dry window](hero.jpg)\n\n');
  const loaded = await content.load();
  const [article] = loaded.articles;
  if (!article) throw new Error('There is no article.');
  const body = htmlOf(article);
  const files = '/api/content/attached_assets/hero';
  expect(body).toMatch(/^<p><picture>.*<\/picture><\/p>/);
  expect(body).toContain(`srcset="${files}.0a1b2c3d-320.avif 320w, ${files}.0a1b2c3d-640.avif 640w"`);
  expect(body).toContain(
    `<img src="${files}.jpg" alt="A “clean” &amp; dry window" width="1600" height="1200" loading="lazy"`,
  );
});

test('an article is parsed again only if its text or a fact that it names has changed', async () => {
  await content.edit(hepa, 'Run a finger', '![A "clean" & dry window](hero.jpg)\n\n');
  const bodies = async () => (await loadContent(content.business)).content?.articles.map(({ body }) => body);
  const first = await bodies();
  expect(first).toHaveLength(3);
  // No article names the e-mail address.
  await content.edit('business.yaml', 'email: hello@', 'email: hi@');
  const second = await bodies();
  expect(second).toHaveLength(3);
  for (const [index, body] of second?.entries() ?? []) expect(body).toBe(first?.[index]);
  await content.edit('business.yaml', 'name: Riverlight Cleaning', 'name: Clear');
  expect(await newestBody()).toContain('when you compare cleaners, Clear included');
});

test('problems of the front matter and of the body are reported together', async () => {
  await content.edit(hepa, '2025-11-03', 'soon');
  await content.edit(hepa, 'Run a finger', '[[fax]]');
  expect(await content.problems()).toHaveLength(2);
});

// A copy without its original is an article that the owner must rename.
const misnamed = [
  'Spring Clean.md',
  'spring_clean.md',
  'spring.txt',
  '-spring.md',
  'spring - Copy.md',
  'top (1).md',
];
test.each(misnamed)('the file name %s is refused', async (name) => {
  await content.write(`articles/${name}`, await content.read(hepa));
  expect(await content.problems()).toEqual([
    `sample/content/articles/${name}: the name of an article has lowercase letters, digits and hyphens and ends in .md, such as spring-clean.md: rename it.`,
  ]);
});

test('an article in the old format is reported, not skipped silently', async () => {
  await content.write('articles/spring-clean.mdx', await content.read(hepa));
  const wanted = 'sample/content/articles/spring-clean.mdx: is not read: rename it to spring-clean.md.';
  expect(await content.problems()).toEqual([wanted]);
});

/** Files left in a folder by Windows, macOS, Word, editors and sync programs. */
const leftBehind = [
  '.DS_Store',
  'desktop.ini',
  'Thumbs.db',
  'Icon\r',
  '~$ring-clean.docx',
  'new-one.md~',
  'new-one.md.bak',
  '#new-one.md#',
  "new-one (Jo's conflicted copy 2026-11-03).md",
  'new-one.sync-conflict-20261103-101010-ABC.md',
  'new-one_conflict-20261103-101010.md',
  ...['new-one.md.sb-1a2b3c4d-XyZ123', 'new-one.md___jb_tmp___', '.new-one.md.swp', '@eaDir', '#recycle'],
  ...[' - Copy', ' - Copy (2)', ' copy', ' copy 2', ' (1)', '(1)', ' (another copy)', ' 2', ' [old]'].map(
    (added) => `new-one${added}.md`,
  ),
  'Copy of new-one.md',
];

test('[R1] a new article file is a new article', async () => {
  const source = await content.read(hepa);
  await content.write('articles/new-one.md', source.replace('title: What', 'title: Again, what'));
  for (const name of leftBehind) await content.write(`articles/${name}`, 'x');
  const { articles } = await content.load();
  expect(articles.map(({ summary }) => summary.slug)).toContain('new-one');
});
