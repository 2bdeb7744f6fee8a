import { execFileSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { testContent } from '../../tests/support/test-content.ts';
import { checkContent } from './check.ts';

test('a published name that is gone, and the words for a published photo beside another one, are listed; a published file with mistakes is no hindrance', async () => {
  const content = await testContent();
  onTestFinished(content.remove);
  const root = content.business;
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const git = (...args: string[]) => execFileSync('git', [...author, ...args], { cwd: root });
  const warnings = async () => (await checkContent({ root, business: root, day: '2026-11-21' })).warnings;
  const { edit } = content;
  await edit('business.yaml', '  - Howlong\n', '  - Howlong\n  - Beechworth\n');
  await edit('pages/contact.yaml', 'Howlong on the NSW side', 'Howlong and Beechworth');
  await edit('pages/home.yaml', 'name: Deep Clean', 'name: Big Reset');
  await edit('pages/home.yaml', 'Everything in a Deep Clean', 'Everything in a Big Reset');
  await edit('articles/hepa-filters-clean-home.md', 'alt: A vacuum head', 'alt: Our own vacuum head');
  const blog = await content.read('pages/blog.yaml');
  await content.write('pages/blog.yaml', 'closing: [');
  git('init', '-q');
  git('add', 'content');
  git('commit', '-qm', 'Publish');
  await content.write('pages/blog.yaml', blog);
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
