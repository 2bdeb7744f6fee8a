import path from 'node:path';
import { expect, test } from 'vitest';
import { requirements } from '../../tests/requirements.ts';
import { root, testContent } from '../../tests/test-content.ts';
import { loadContent } from '../content/load.ts';
import { quotedWords } from './quoted-words.ts';
import { repeatedClaims } from './repeated-claims.ts';
import { sampleClaims } from './sample-claims.ts';
import { sampleTexts } from './sample-texts.ts';
import { renderedPhotos, sampleGroups } from './samples.ts';
import { textsIn } from './texts-in.ts';
import { typographyWarnings } from './typography.ts';

const loaded = await loadContent(path.join(root, 'content'));
if (!loaded.content) throw new Error(loaded.problems.join('\n'));
const { content, written } = loaded;
const sentences = (groups: ReturnType<typeof sampleGroups>) => groups.flatMap((group) => group.sentences);

test('[S1] [S4] the shipped content lists each of its sample statements, in the order of risk', () => {
  const groups = sampleGroups(content, written, ['a.jpg', 'b.jpg']);
  const begin = (start: string) => groups.findIndex(({ heading }) => heading.startsWith(start));
  expect(['Law', 'Prices', 'Contact', 'Reviews', 'Pictures', 'Wording'].map(begin)).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
  expect(groups[0]?.sentences[0]).toBe(
    'content/business.yaml, abn: is still the sample value: replace it with your own.',
  );
  const listed = sentences(groups);
  for (const { file, place, remedy } of sampleTexts)
    expect(listed).toContain(`content/${file}, ${place.join(', ')}: ${remedy}.`);
  for (const [name, { remedy }] of Object.entries(sampleClaims))
    expect(listed).toContain(`content/business.yaml, claims, ${name}: ${remedy}.`);
  expect(Object.keys(sampleClaims).sort()).toEqual(Object.keys(content.business.claims).sort());
  expect(listed).toContain(
    'photos/: 2 pictures are computer renders, shown as if they were your work: replace them with photographs of it (a.jpg to b.jpg).',
  );
  expect(listed.filter((line) => line.includes('sameAs'))).toHaveLength(2);
});

test('[S4] a statement that is replaced is listed no more, also beside curved apostrophes', async () => {
  const copy = await testContent();
  await copy.edit('pages/notes.yaml', 'for a year', 'for two years');
  await copy.edit('business.yaml', 'Certificate of currency in', 'Letter of our insurer in');
  const changed = await loadContent(copy.dir);
  await copy.remove();
  if (!changed.content) throw new Error(changed.problems.join('\n'));
  const before = sentences(sampleGroups(content, written, []));
  const after = sentences(sampleGroups(changed.content, changed.written, []));
  expect(before.filter((line) => !after.includes(line)).map((line) => line.split(': ')[0])).toEqual([
    'content/business.yaml, claims, liability',
    'content/pages/notes.yaml, privacy, paragraphs',
  ]);
});

test('pictures that no camera took are known by their metadata', async () => {
  const photos = path.join(root, 'photos');
  expect(await renderedPhotos(photos, ['hero.jpg', 'missing.jpg'])).toEqual(['hero.jpg']);
  expect(await renderedPhotos(path.join(root, 'docs/pictures'), ['home.jpg'])).toEqual([]);
});

test('the words with straight apostrophes or three dots are those of requirements, and are used', () => {
  const texts = written.flatMap(({ raw }) => textsIn(raw)).map(({ text }) => text);
  for (const { words, requirements: ids } of quotedWords) {
    expect(
      texts.some((text) => text.includes(words)),
      words,
    ).toBe(true);
    for (const id of ids) expect(Object.keys(requirements)).toContain(id);
  }
});

const warned = (text: string) =>
  typographyWarnings({
    file: 'pages/x.yaml',
    raw: {},
    filled: { list: [{ text }], url: "https://a.au/it's" },
  });

test.each([
  ["It's clean", ['has straight apostrophes or quotes: write ’ and “ ”']],
  ['Wait...', ['has three dots: write …']],
  ['It’s “clean” …', []],
  ["No worries at all. I'm right here if you need me.", []],
  ['Submitting...', []],
])('%s has the warnings %j', (text, wanted) => {
  expect(warned(text)).toEqual(wanted.map((fault) => `content/pages/x.yaml, list, item 1, text: ${fault}.`));
});

test('the text of an article is read line by line, without the titles of its links', () => {
  const raw = '---\ntitle: T\n---\nFine.\n\nIt\'s [a link](/x "title").\n';
  expect(typographyWarnings({ file: 'articles/a.md', raw, filled: {} })).toEqual([
    'content/articles/a.md, line 6: has straight apostrophes or quotes: write ’ and “ ”.',
  ]);
});

test('[S4] a long claim that a page says twice word for word has a warning, a short one has none', () => {
  const both = '[[claims.guarantee]] and [[claims.families]]';
  expect(
    repeatedClaims(content.business, { file: 'pages/x.yaml', raw: { a: both, b: [both] }, filled: {} }),
  ).toEqual([
    'content/pages/x.yaml, b, item 1: repeats [[claims.guarantee]] word for word: say it in fewer words here.',
  ]);
});
