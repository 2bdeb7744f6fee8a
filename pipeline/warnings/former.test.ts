import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestContent, testContent } from '../../tests/support/test-content.ts';
import { checkContent } from './check.ts';
import { formerContent } from './former.ts';

let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: content.business,
  });
function publish(): void {
  git('init', '-q');
  git('add', 'content');
  git('commit', '-qm', 'Publish');
}

const warnings = async () =>
  (await checkContent({ root: content.business, business: content.business, day: '2026-11-21' })).warnings;

test('a published name that is gone, and the words for a published photo beside another one, are listed', async () => {
  const { edit } = content;
  await edit('business.yaml', '  - Howlong\n', '  - Howlong\n  - Beechworth\n');
  await edit('pages/contact.yaml', 'Howlong on the NSW side', 'Howlong and Beechworth');
  await edit('pages/home.yaml', 'name: Deep Clean', 'name: Big Reset');
  await edit('pages/home.yaml', 'Everything in a Deep Clean', 'Everything in a Big Reset');
  await edit('articles/hepa-filters-clean-home.md', 'alt: Vacuum cleaner', 'alt: Our own vacuum cleaner');
  publish();
  const before = await warnings();
  await edit('business.yaml', '  - Beechworth\n', '');
  await edit('pages/home.yaml', 'name: Big Reset', 'name: Spring Clean');
  await edit('articles/hepa-filters-clean-home.md', 'src: blog-hepa.jpg', 'src: family-04.jpg');
  expect((await warnings()).filter((sentence) => !before.includes(sentence))).toEqual([
    'sample/content/pages/contact.yaml, area, areas, item 5, text: names Beechworth, outside the suburbs you serve: change it, unless it is still right.',
    'sample/content/pages/home.yaml, packages, items, item 3, features, item 1: names Big Reset, no longer among your packages: change it, unless it is still right.',
    'sample/content/articles/hepa-filters-clean-home.md, photo, alt: was written for another photo: say what this one shows, unless it fits this one too.',
  ]);
});

test('a published file with mistakes is no hindrance, and outside a repository nothing is known', async () => {
  const files = ['business.yaml', 'pages/home.yaml'];
  const written = files.map((file) => ({ file, raw: {}, filled: {} }));
  const former = () => formerContent(content.business, content.business, written);
  expect(await former()).toEqual(new Map());
  const sources = await Promise.all(files.map(content.read));
  await content.edit('business.yaml', 'areaServed:', 'areaServed: Albury\nother:');
  await content.edit(
    'pages/home.yaml',
    '  items:\n    - id: general',
    '  items: none\n  other:\n    - id: general',
  );
  publish();
  for (const [index, file] of files.entries()) await content.write(file, sources[index] ?? '');
  expect([...(await former()).keys()]).toEqual(files);
  expect(await warnings()).toEqual([]);
});
