import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleText } from '../../../src/sections/blog/ArticleText.tsx';
import { contentForEachTest } from '../../../tests/support/temporary-folder.ts';
import { withSameSizes } from '../../../tests/support/test-content.ts';
import type { LoadedArticle } from './article.ts';
import { dateLabel, readMinutes } from './article-labels.ts';

const hepa = 'articles/hepa-filters-clean-home.md';
const content = contentForEachTest();

const htmlOf = ({ body }: Pick<LoadedArticle, 'body'>) =>
  renderToStaticMarkup(createElement(ArticleText, { tree: body }));

/** The HTML of the newest article. */
async function newestBody(): Promise<string> {
  const [article] = (await content.load()).articles;
  return article ? htmlOf(article) : '';
}

test('a date label has short month, day and year', { tags: 'P9' }, () => {
  expect(dateLabel('2025-11-03')).toBe('Nov 3 2025');
  expect(dateLabel('2026-12-10')).toBe('Dec 10 2026');
});

test('a read time is whole minutes at 220 words a minute, at least one, without Markdown marks', {
  tags: 'P9',
}, () => {
  const words = (count: number) => 'word '.repeat(count);
  expect(readMinutes('')).toBe(1);
  expect(readMinutes(words(329))).toBe(1);
  expect(readMinutes(words(330))).toBe(2);
  expect(readMinutes('- # * | — '.repeat(400) + words(440))).toBe(2);
});

test('a body is HTML with filled placeholders, and a fact that contains HTML or Markdown stays text', {
  tags: 'S1',
}, async () => {
  await content.edit(hepa, 'Run a finger', '## Big\n\n| a |\n| - |\n| [call](mailto:[[email]]) |\n\n');
  // Later, a fact that it names changes.
  await content.load();
  await content.edit('business.yaml', 'name: Riverlight Cleaning', 'name: "Bold <b> & {1+1} *Co*"');
  const body = await newestBody();
  expect(body).toContain('<h2 id="part-big">Big</h2>');
  expect(body).toContain('<td><a href="mailto:hello@riverlightcleaning.example">call</a></td>');
  expect(body).toContain('when you compare cleaners, Bold &lt;b&gt; &amp; {1+1} *Co* included');
});

test('the parts of an article have the headings of its text, with filled placeholders', async () => {
  await content.edit(hepa, '## Where HEPA stops', '## Where *[[name]]* starts\n\n### Below it');
  const parts = (await content.load()).articles[0]?.parts;
  expect(parts?.slice(4, 6)).toEqual([
    { id: 'part-where-riverlight-cleaning-starts', heading: 'Where Riverlight Cleaning starts' },
    { id: 'part-looking-after-the-filter', heading: 'Looking after the filter' },
  ]);
});

test('a photo in the text is rendered with its image variants', async () => {
  await content.edit(hepa, 'Run a finger', '![A "clean" & dry window](hero.jpg)\n\n');
  const [article] = withSameSizes(await content.load()).articles;
  if (!article) throw new Error('There is no article.');
  const body = htmlOf(article);
  const files = '/api/content/attached_assets/hero';
  expect(body).toMatch(/^<p><picture>.*<\/picture><\/p>/);
  expect(body).toContain(`srcset="${files}.0a1b2c3d-320.avif 320w, ${files}.0a1b2c3d-640.avif 640w"`);
  expect(body).toContain(
    `<img src="${files}.jpg" alt="A “clean” &amp; dry window" width="1600" height="1200" loading="lazy"`,
  );
});

test('other names of files are refused, also that of a copy without its original', async () => {
  const names = ['Spring Clean.md', 'spring_clean.md', 'spring.txt', '-spring.md', 'top (1).md'];
  for (const name of names) await content.write(`articles/${name}`, await content.read(hepa));
  const remedy =
    'the name of an article has lowercase letters, digits and hyphens and ends in .md, such as spring-clean.md: rename it.';
  const wanted = names.sort().map((name) => `sample/content/articles/${name}: ${remedy}`);
  expect(await content.problems()).toEqual(wanted);
});

test('a new article file is a new article, and copies and what programs leave beside it are none', {
  tags: 'R1',
}, async () => {
  const source = await content.read(hepa);
  await content.write('articles/new-one.md', source.replace('title: What', 'title: Again, what'));
  const copies = [' - Copy', ' - Copy (2)', ' copy 2', ' (1)', '(1)', ' (another copy)', ' 2', ' [old]'];
  const left = [
    ...['.DS_Store', 'desktop.ini', 'Thumbs.db', 'Icon\r', '@eaDir', '#recycle', '~$ring-clean.docx'],
    ...['new-one.md~', 'new-one.md.bak', '#new-one.md#', 'new-one.md.sb-1a2b3c4d-XyZ123', '.new-one.md.swp'],
    ...['new-one.md___jb_tmp___', 'new-one_conflict-20261103-101010.md', 'Copy of new-one.md'],
    "new-one (Jo's conflicted copy 2026-11-03).md",
    'new-one.sync-conflict-20261103-101010-ABC.md',
  ];
  for (const name of [...left, ...copies.map((added) => `new-one${added}.md`)])
    await content.write(`articles/${name}`, 'x');
  const { articles } = await content.load();
  expect(articles.map(({ summary }) => summary.slug)).toContain('new-one');
});
