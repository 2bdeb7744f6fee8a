import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tests/test-content.ts';
import { loadContent } from '../content/load.ts';
import { type SampleRule, sampleRules } from './sample-rules.ts';
import { renderedPhotos, sampleGroups, sampleSentence } from './samples.ts';
import { shippedValues } from './shipped.ts';

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
  const listed = sentences(groups);
  expect(listed[0]).toMatch(/^content\/business\.yaml, abn: /);
  for (const { file, remedy } of Object.values(sampleRules).flat())
    expect(listed.filter((line) => line.startsWith(`content/${file}`) && line.includes(remedy))).not.toEqual(
      [],
    );
  expect(listed).toContain(
    'content/business.yaml, phone: is still from the sample business: write your own.',
  );
  expect(listed).toContain(
    'photos/: 2 pictures are computer renders, shown as if they were your work: replace them with photographs of it (a.jpg to b.jpg).',
  );
});

const sample = "It's a sample";
const rule: SampleRule = { file: 'a.yaml', fields: ['list.*.name', 'list.*.text'], remedy: 'write your own' };
const sampleItem = (id: number) => ({ name: `Sample ${id}`, text: `${sample} ${id}` });
const shipped = shippedValues([{ file: 'a.yaml', raw: { list: [1, 2, 3].map(sampleItem) } }], [rule]);
const sentenceFor = (list: unknown[]) =>
  sampleSentence([{ file: 'a.yaml', raw: { list }, filled: {} }], shipped, rule);

test('[S1] whoever replaces one item of three still hears of the other two, in one sentence', () => {
  const own = { name: 'Own', text: 'Own text' };
  expect(sentenceFor([sampleItem(1), own, sampleItem(3)])).toEqual([
    'content/a.yaml, list: items 1 and 3 (name and text) are still from the sample business: write your own.',
  ]);
  expect(sentenceFor([own, { ...sampleItem(2), name: 'Own' }])).toEqual([
    'content/a.yaml, list, item 2, text: is still from the sample business: write your own.',
  ]);
  expect(sentenceFor([sampleItem(3), own, own])).toEqual([
    'content/a.yaml, list, item 1: name and text are still from the sample business: write your own.',
  ]);
  expect(sentenceFor([own, own, own])).toEqual([]);
});

test('a value stays a sample with other apostrophes and line breaks, and one of another field is none', () => {
  expect(sentenceFor([{ name: 'Own', text: 'It’s a\nsample 1 ' }])).toHaveLength(1);
  expect(sentenceFor([{ name: `${sample} 1`, text: 'Sample 1' }])).toEqual([]);
});

test('an item that a rule names by its number is known at any place, and its neighbours are not marked', () => {
  const second: SampleRule = { file: 'a.yaml', fields: ['list.2'], remedy: 'write your own' };
  const marked = shippedValues([{ file: 'a.yaml', raw: { list: ['one', 'two'] } }], [second]);
  const found = (list: string[]) =>
    sampleSentence([{ file: 'a.yaml', raw: { list }, filled: {} }], marked, second);
  expect(found(['two', 'own'])).toEqual([
    'content/a.yaml, list, item 1: is still from the sample business: write your own.',
  ]);
  expect(found(['one', 'own'])).toEqual([]);
});

test('[S1] what only names a fact is no sample', () => {
  const raw = { list: [{ name: '[[founder.firstName]]', text: sample }] };
  expect(shippedValues([{ file: 'a.yaml', raw }], [{ ...rule, fields: ['list.*.text'] }])).toEqual({
    'a.yaml': { 'list.*.text': expect.stringMatching(/^[0-9a-f]{8}$/) },
  });
  expect(() => shippedValues([{ file: 'a.yaml', raw }], [{ ...rule, fields: ['list.*.name'] }])).toThrow(
    'content/a.yaml has no list.*.name: correct the rule.',
  );
});

test('pictures that no camera took are known by their metadata', async () => {
  const photos = path.join(root, 'photos');
  expect(await renderedPhotos(photos, ['hero.jpg', 'missing.jpg'])).toEqual(['hero.jpg']);
  expect(await renderedPhotos(path.join(root, 'docs/pictures'), ['home.jpg'])).toEqual([]);
});
