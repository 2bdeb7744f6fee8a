import path from 'node:path';
import { expect, test } from 'vitest';
import { root, sampleDir } from '../../tests/test-content.ts';
import { loadContent } from '../content/load.ts';
import { photosIn } from '../content/photos-in.ts';
import { missingFacts } from './legal-facts.ts';
import { type SampleRule, sampleRules, topics } from './sample-rules.ts';
import { doneOf, renderedPhotos, sampleGroups, samplePlaces } from './samples.ts';
import { shippedValues } from './shipped.ts';

const loaded = await loadContent(sampleDir);
if (!loaded.content) throw new Error(loaded.problems.join('\n'));
const { content, written } = loaded;
const sentences = (groups: ReturnType<typeof sampleGroups>) => groups.flatMap((group) => group.sentences);

const photos = { names: photosIn(content), renders: ['hero.jpg'] };

test('[S1] [S4] for the shipped content, each sample place is listed, in the order in which an owner replaces them', () => {
  const groups = sampleGroups(content, written, photos);
  expect(groups.map(({ heading }) => heading)).toEqual(Object.values(topics));
  for (const { heading, sentences, total } of groups.filter((group) => group.heading !== topics.photos))
    expect([heading, sentences.length]).toEqual([heading, total]);
  const listed = sentences(groups);
  expect(listed).toContain('sample/content/business.yaml, phone: write your own.');
  for (const field of ['tagline', 'regionName', 'areaServed', 'openingHours', 'services', 'geo', 'founded'])
    expect(listed.filter((line) => line.startsWith(`sample/content/business.yaml, ${field}:`))).toHaveLength(
      1,
    );
  for (const { file, remedy } of Object.values(sampleRules).flat())
    if (!remedy.startsWith('answer'))
      expect(
        listed.filter((line) => line.startsWith(`sample/content/${file}`) && line.includes(remedy)),
      ).not.toEqual([]);
  expect(listed.filter((line) => /faq, six, item \d: answer/.test(line))).toHaveLength(6);
  // Home shows the list of six questions.
  expect(listed.filter((line) => line.includes('faq, five'))).toEqual([]);
});

test('each place with a generated picture is listed, and counted together with photographs', () => {
  const group = sampleGroups(content, written, photos).find(({ heading }) => heading === topics.photos);
  const hero = group?.sentences.filter((line) => line.includes('hero.jpg'));
  expect(hero?.[0]).toBe(
    'sample/content/pages/home.yaml, hero, photo, src: hero.jpg is a computer render: replace it with a photo of your own.',
  );
  expect(group?.total).toBeGreaterThan(photos.names.size);
});

test('an own photo that still has the words for one of the sample is not done until it gets its own, or the owner keeps them', () => {
  const alt =
    'Walk-in shower with green finger tiles, a recessed shelf, brass fittings, a clear glass screen and a skylight.';
  const left = (photo: object, asInSample: string[] = []) => {
    const own = [
      { file: 'gallery.json', raw: { categories: { bathrooms: [photo] }, beforeAfter: [] }, filled: {} },
      { file: 'business.yaml', raw: { asInSample }, filled: {} },
    ];
    const names = { names: new Set(['own.jpg']), renders: [] };
    return sampleGroups(content, own, names).find(({ heading }) => heading === topics.photos);
  };
  const group = left({ src: 'own.jpg', alt });
  const said =
    'sample/content/gallery.json, categories, bathrooms, item 1, alt: describes the photo of the sample: say what yours shows.';
  expect(group?.sentences).toEqual([said]);
  expect(left({ src: 'own.jpg', alt }, group?.marks[said])?.sentences).toEqual([]);
  expect(left({ src: 'own.jpg', alt: 'Our shower.' })?.sentences).toEqual([]);
  const pair = { before: 'own.jpg', beforeAlt: alt, after: 'own.jpg', afterAlt: 'Our oven.' };
  expect(left(pair)?.sentences).toEqual([said.replace('alt', 'beforeAlt')]);
});

test('changed places count as done', async () => {
  const own = structuredClone(written).map((file) =>
    file.file === 'business.yaml' ? { ...file, raw: { ...Object(file.raw), phone: '02 6040 1234' } } : file,
  );
  const phone = sampleGroups(content, own, photos).find(({ heading }) => heading === topics.phone);
  expect(phone?.sentences).toHaveLength(1);
  expect(doneOf(phone ? [phone] : [])).toBe('1 of 2 done');
});

test('a value that the owner has accepted counts as done until it changes; values that only the sample can have cannot be accepted', () => {
  const own = (data: object) =>
    structuredClone(written).map((file) =>
      file.file === 'business.yaml' ? { ...file, raw: { ...Object(file.raw), ...data } } : file,
    );
  const [phone, abn, hours] = [topics.phone, topics.abn, topics.hours].map((topic) =>
    sampleGroups(content, written, photos).find(({ heading }) => heading === topic),
  );
  expect(phone?.marks).toEqual({});
  const said = 'sample/content/business.yaml, openingHours: write the hours that visitors see.';
  const asInSample = hours?.marks[said];
  expect(asInSample).toEqual([expect.stringMatching(/^business\.yaml: openingHours [0-9a-f]{8}$/)]);
  const left = (data: object) => {
    const group = sampleGroups(content, own(data), photos).find(({ heading }) => heading === topics.hours);
    return group && [doneOf([group]), group.sentences.includes(said)];
  };
  expect(left({ asInSample })).toEqual(['1 of 3 done', false]);
  expect(left({ asInSample, openingHours: [{ days: 'Mon', hours: '9am' }] })).toEqual(['1 of 3 done', false]);
  expect(left({ asInSample: ['business.yaml: openingHours 00000000'] })).toEqual(['0 of 3 done', true]);
  // Businesses that need no licence say so in the same way.
  const empty = Object.values(abn?.marks ?? {}).flat();
  expect(empty).toContain('business.yaml: labourHireLicence empty');
  const asked = missingFacts({ ...content, business: { ...content.business, asInSample: empty } });
  expect(asked.sentences).toEqual([expect.stringContaining('abn: is not a valid ABN')]);
});

test('suburbs count as done once none of them is from the sample, or the owner has accepted those that are', () => {
  const left = (data: object) => {
    const own = structuredClone(written).map((file) =>
      file.file === 'business.yaml' ? { ...file, raw: { ...Object(file.raw), ...data } } : file,
    );
    const { marks = {} } =
      sampleGroups(content, own, photos).find(({ heading }) => heading === topics.suburbs) ?? {};
    return Object.entries(marks).filter(([sentence]) => sentence.includes('areaServed'));
  };
  const own = ['Corowa', 'Beechworth'];
  const [[sentence, asInSample] = []] = left({ areaServed: [...own, 'Albury'] });
  expect(sentence).toBe(
    'sample/content/business.yaml, areaServed, item 3: list the suburbs and towns that you serve.',
  );
  expect(left({ areaServed: own })).toEqual([]);
  expect(left({ areaServed: [...own, 'Albury'], asInSample })).toEqual([]);
  expect(left({ areaServed: [...own, 'Albury', 'Wodonga'], asInSample })).toHaveLength(1);
});

const sample = "It's a sample";
const rule: SampleRule = { file: 'a.yaml', fields: ['list.*.name', 'list.*.text'], remedy: 'write your own' };
const sampleItem = (id: number) => ({ name: `Sample ${id}`, text: `${sample} ${id}` });
const shipped = shippedValues([{ file: 'a.yaml', raw: { list: [1, 2, 3].map(sampleItem) } }], [rule]);
const sentenceFor = (list: unknown[]) =>
  samplePlaces([{ file: 'a.yaml', raw: { list }, filled: {} }], shipped, rule).sentences;

test('[S1] after one item of three is replaced, the other two are still listed', () => {
  const own = { name: 'Own', text: 'Own text' };
  expect(sentenceFor([sampleItem(1), own, sampleItem(3)])).toEqual([
    'sample/content/a.yaml, list, item 1: write your own.',
    'sample/content/a.yaml, list, item 3: write your own.',
  ]);
  expect(sentenceFor([own, { ...sampleItem(2), name: 'Own' }])).toEqual([
    'sample/content/a.yaml, list, item 2, text: write your own.',
  ]);
  expect(sentenceFor([sampleItem(3), own, own])).toEqual([
    'sample/content/a.yaml, list, item 1: write your own.',
  ]);
  expect(sentenceFor([own, own, own])).toEqual([]);
});

test('a value with other apostrophes and line breaks is still sample, but not in another field', () => {
  expect(sentenceFor([{ name: 'Own', text: 'It’s a\nsample 1 ' }])).toHaveLength(1);
  expect(sentenceFor([{ name: `${sample} 1`, text: 'Sample 1' }])).toEqual([]);
});

test('an item that a rule names by number is recognised after it moves, and its neighbours are not marked', () => {
  const second: SampleRule = { file: 'a.yaml', fields: ['list.2'], remedy: 'write your own' };
  const marked = shippedValues([{ file: 'a.yaml', raw: { list: ['one', 'two'] } }], [second]);
  const found = (list: string[]) =>
    samplePlaces([{ file: 'a.yaml', raw: { list }, filled: {} }], marked, second).sentences;
  expect(found(['two', 'own'])).toEqual(['sample/content/a.yaml, list, item 1: write your own.']);
  expect(found(['one', 'own'])).toEqual([]);
});

test('[S1] a text that only names a fact is not a sample', () => {
  const raw = { list: [{ name: '[[founder.firstName]]', text: sample }] };
  expect(shippedValues([{ file: 'a.yaml', raw }], [{ ...rule, fields: ['list.*.text'] }])).toEqual({
    'a.yaml': { 'list.*.text': expect.stringMatching(/^[0-9a-f]{8}$/) },
  });
  expect(() => shippedValues([{ file: 'a.yaml', raw }], [{ ...rule, fields: ['list.*.name'] }])).toThrow(
    'content/a.yaml has no list.*.name: correct the rule.',
  );
});

test('generated pictures are recognised by their metadata', async () => {
  const folder = path.join(sampleDir, 'photos');
  expect(await renderedPhotos(folder, ['hero.jpg', 'missing.jpg'])).toEqual(['hero.jpg']);
  expect(await renderedPhotos(path.join(root, 'docs/pictures'), ['home.jpg'])).toEqual([]);
});
