import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { plain } from '@site/photos/fixtures';
import { heic } from '@site/photos/fixtures/heic';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lineOf, root, type TestContent, testContent } from '../../tests/test-content.ts';
import { checkContent } from './check.ts';

const home = 'pages/home.yaml';
const hepa = 'articles/hepa-filters-clean-home.md';
let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

const check = () => checkContent({ root, business: content.business, day: '2026-11-21' });

test.each([
  [
    'a text that ends at a #',
    home,
    'heading: Where we clean',
    'heading: The #1 place # of ours',
    `, line ${lineOf(home, 'heading: Where we clean')}: the text after # is a comment and is not shown: put quotes around the whole text, or the comment on its own line.`,
  ],
  [
    'a placeholder without its end',
    home,
    'heading: Where we clean',
    'heading: "Where [[name we clean"',
    ', coverage, heading: visitors see its brackets: write placeholders like [[phone]], or remove the brackets.',
  ],
  [
    'a placeholder of another program, in a list',
    home,
    '    - Monthly\n',
    '    - "{{month}}"\n',
    ', ongoing, badges, item 3: visitors see its brackets: write placeholders like [[phone]], or remove the brackets.',
  ],
  [
    'a placeholder without its end in an article',
    hepa,
    '[[claims.hepa]]',
    '[[claims.hepa',
    ', line 23: visitors see its brackets: write placeholders like [[phone]], or remove the brackets.',
  ],
  [
    'letters of another encoding',
    'testimonials.json',
    'Plain quote',
    'Weâ€™re glad, plain quote',
    ', testimonials, item 2, text: has garbled characters, perhaps copied from another program: type them again.',
  ],
  [
    'half an emoji',
    'testimonials.json',
    'Plain quote',
    'Plain \\ud83d quote',
    ', testimonials, item 2, text: has garbled characters, perhaps copied from another program: type them again.',
  ],
  [
    'a mark that turns letters around',
    'testimonials.json',
    'Plain quote',
    'Plain \u202equote',
    ', testimonials, item 2, text: has an invisible character that reverses the order of letters: type the text again.',
  ],
  [
    'HTML in a text',
    home,
    'heading: Where we clean',
    'heading: Where <b>we</b> clean',
    ', coverage, heading: visitors see its HTML: remove what is between < and >.',
  ],
  [
    'a second popular package',
    home,
    'popular: false',
    'popular: true',
    ', packages, items: General Clean and Deep Clean are marked as popular: keep one.',
  ],
  [
    'a category that is almost another',
    hepa,
    'category: Health & Wellness',
    'category: Comercial Cleaning',
    ', category: is almost "Commercial Cleaning": spell both the same way, or choose two distinct names.',
  ],
])('a warning reports %s', async (_name, file, find, replacement, wanted) => {
  await content.edit(file, find, replacement);
  expect((await check()).warnings).toContain(`sample/content/${file}${wanted}`);
});

test('neither a comment after a number nor a # inside a word counts as cut text', async () => {
  await content.edit(home, 'fromPrice: 160', 'fromPrice: 160 # since March');
  await content.edit(home, 'heading: Where we clean', 'heading: Your No.#1 place');
  expect((await check()).warnings.filter((line) => line.includes('after #'))).toEqual([]);
});

test('a warning reports a content file that no page reads', async () => {
  await content.write('pages/about copy.yaml', 'meta:');
  for (const name of ['.DS_Store', 'desktop.ini', 'pages/home.yaml~', 'articles/desktop.ini'])
    await content.write(name, '');
  const [article = ''] = await readdir(content.at('articles'));
  const copies = ['new-one (conflicted copy 2026-11-03).md', article.replace('.', ' - Copy.')];
  for (const name of copies) await content.write(`articles/${name}`, '');
  const warnings = (await check()).warnings.filter((line) => line.includes('not read')).sort();
  expect(warnings).toEqual(
    ['pages/about copy.yaml', ...copies.map((name) => `articles/${name}`)]
      .map((file) => `sample/content/${file}: is not read: correct its name, or delete it.`)
      .sort(),
  );
});

test('a warning reports each tiny photo; truncated photos and HEIC files are problems', async () => {
  const dir = await content.ownPhotos();
  await plain(639, 400).jpeg().toFile(path.join(dir, 'hero.jpg'));
  await plain(640, 400).jpeg().toFile(path.join(dir, 'bathroom-01.jpg'));
  const whole = await plain(800, 800).jpeg().toBuffer();
  await writeFile(path.join(dir, 'bathroom-02.jpg'), whole.subarray(0, whole.length - 400));
  await writeFile(path.join(dir, 'bathroom-03.jpg'), heic);
  const { problems, warnings } = await check();
  expect(warnings.filter((line) => /hero|bathroom-01/.test(line))).toEqual([
    'sample/photos/hero.jpg is only 639 by 400 pixels and looks blurred: use a larger original.',
    'sample/photos/: 1 photo has fewer than 1,600 pixels on the longer side, so wide screens show less detail: bathroom-01.jpg (640 by 400). Use larger originals where you have them.',
  ]);
  expect(problems.filter((line) => /bathroom-0[23]/.test(line))).toEqual([
    'sample/photos/bathroom-02.jpg cannot be read as a picture (it is damaged or not a picture): replace it with a JPEG, PNG, WebP or AVIF file.',
    'sample/photos/bathroom-03.jpg cannot be read as a picture (it is in the HEIC format of iPhones): replace it with a JPEG, PNG, WebP or AVIF file.',
  ]);
});
