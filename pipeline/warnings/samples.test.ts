import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { contentForEachTest } from '../../tests/support/temporary-folder.ts';
import { root, sampleDir } from '../../tests/support/test-content.ts';
import { checkContent } from './check.ts';
import { sampleRules, topics } from './sample-rules.ts';
import { acceptedFile, readSample, type Sample, type SampleMark, sampleValues } from './sample-texts.ts';
import { doneOf, groupOf, leftOf, renderedPhotos } from './samples.ts';

const content = contentForEachTest();

const report = (business = content.business) => checkContent({ root, business, day: '2026-11-21' });
/** The report of the sample. */
let shipped: Awaited<ReturnType<typeof report>>;
beforeAll(async () => {
  shipped = await report(sampleDir);
});
const sentencesOf = async (heading: string) =>
  (await report()).samples.find((group) => group.heading === heading)?.sentences ?? [];
/** Stores texts as the desk does. */
const accept = (marks: readonly SampleMark[]) => {
  const files: Record<string, Record<string, string[]>> = {};
  for (const { file, field, text } of marks) {
    files[file] ??= {};
    files[file][field] = [...(files[file][field] ?? []), text];
  }
  return content.write(acceptedFile, JSON.stringify(files));
};
const about = (place: string, whatToDo: string) => `sample/content/${place}: ${whatToDo}.`;

test('the rules name values of the sample, and list all of them in the order to replace them', {
  tags: ['S1', 'S4'],
}, async () => {
  const { samples } = shipped;
  expect(samples.map(({ heading }) => heading)).toEqual(Object.values(topics));
  for (const { heading, sentences, total } of samples.filter((group) => group.heading !== topics.photos))
    expect([heading, sentences.length]).toEqual([heading, total]);
  const sample = await readSample(content.business);
  const unknown = Object.values(sampleRules)
    .flat()
    .flatMap(({ file, fields }) => fields.filter((field) => sampleValues(sample, file, field).size === 0));
  expect(unknown).toEqual([]);
  const words = samples.at(-1)?.sentences.join('\n');
  expect(words?.match(/faq, six, item \d: answer/g)).toHaveLength(6);
  // Home shows the list of six questions.
  expect(words).not.toContain('faq, five');
});

const item = (id: number) => ({ name: `Sample ${id}`, text: `It's a sample ${id}` });
const versionOf = (list: unknown[]) => new Map([['a.yaml', { list }]]);
const sample: Sample = {
  versions: [versionOf([1, 2].map(item)), versionOf([item(3), { name: '[[founder.firstName]]' }])],
  accepted: {},
  faults: [],
};
const own = { name: 'Own', text: 'Own text' };
const left = (list: unknown[], fields = ['list.*.name', 'list.*.text'], known = sample) =>
  groupOf('', leftOf(versionOf(list), known, { file: 'a.yaml', fields, remedy: 'write' }).left).sentences.map(
    (line) => line.slice('sample/content/a.yaml, list, '.length, -': write.'.length),
  );

test.each([
  ['one item of three is replaced', [item(1), own, item(3)], ['item 1', 'item 3']],
  ['one field of an item is replaced', [own, { ...item(2), name: 'Own' }], ['item 2, text']],
  ['an item is at another place', [item(3), own, own], ['item 1']],
  ['all are replaced', [own, own], []],
  ['apostrophes and spaces differ', [{ ...own, text: 'It’s a\nsample 1 ' }], ['item 1, text']],
  ['the value of another field is not the sample’s', [{ ...own, name: "It's a sample 1" }], []],
  ['a text only names a fact', [{ ...own, name: '[[founder.firstName]]' }], []],
])('what is left of two versions of the sample when %s', { tags: 'S1' }, (_, list, wanted) => {
  expect(left(list)).toEqual(wanted);
});

test('texts that the business was begun with stay the sample’s after the sample of the software has changed', async () => {
  await mkdir(path.join(content.business, 'begun'));
  await writeFile(path.join(content.business, 'begun/business.yaml'), 'phone: "0491 570 110"\n');
  await content.edit('business.yaml', '"0491 570 006"', '"0491 570 110"');
  const phone = about('business.yaml, phone', 'write your own, because no call reaches you');
  expect(await sentencesOf(topics.phone)).toContain(phone);
  await content.edit('business.yaml', '"0491 570 110"', '"02 6040 1234"');
  expect(await sentencesOf(topics.phone)).not.toContain(phone);
});

test('what the owner has accepted counts as done until it changes, also after it has moved', async () => {
  const hours = about('business.yaml, openingHours', 'write the hours that visitors see');
  const { samples } = shipped;
  const marks: Record<string, SampleMark[]> = Object.assign({}, ...samples.map((group) => group.marks));
  expect(samples.find(({ heading }) => heading === topics.phone)?.marks).toEqual({});
  expect(marks[hours]).toEqual([
    { file: 'business.yaml', field: 'openingHours', text: 'Mon-Fri, 8am-6pm, Sat, 9am-3pm' },
  ]);
  const licence = Object.keys(marks).find((sentence) => sentence.includes('labourHireLicence')) ?? '';
  const albury = { file: 'business.yaml', field: 'areaServed.*', text: 'Albury' };
  await accept([...(marks[hours] ?? []), ...(marks[licence] ?? []), albury]);
  await content.edit('business.yaml', '  - Albury\n  - Wodonga\n', '  - Wodonga\n  - Own\n  - Albury\n');
  const after = (await report()).samples;
  const lines = after.flatMap(({ sentences }) => sentences);
  for (const done of [hours, licence]) expect(lines).not.toContain(done);
  expect(doneOf(after.filter(({ heading }) => heading === topics.hours))).toBe('1 of 3 done');
  const suburbs = about('business.yaml, areaServed', 'list the suburbs and towns that you serve');
  const left = after.flatMap((group) => group.marks[suburbs] ?? []).map(({ text }) => text);
  expect(left).toHaveLength(11);
  expect(left).not.toContain('Albury');
  await content.edit('business.yaml', 'hours: 8am-6pm', 'hours: 8am-5pm');
  expect(await sentencesOf(topics.hours)).not.toContain(hours);
  await content.write(acceptedFile, 'business.yaml: all\n');
  const fault = about(`${acceptedFile}, business.yaml`, 'must be a group of fields, but is text');
  expect((await report()).warnings).toContain(fault);
});

test('generated pictures are listed, and words for a photo of the sample until the owner changes or keeps them', async () => {
  const photos = path.join(sampleDir, 'photos');
  expect(await renderedPhotos(photos, ['hero.jpg', 'missing.jpg'])).toEqual(['hero.jpg']);
  const src = '"src": "bathroom-01.jpg"';
  const render = 'hero.jpg is a computer render: replace it with a photo of your own';
  const listed = shipped.samples.flatMap(({ sentences }) => sentences);
  expect(listed).toContain(about('pages/home.yaml, hero, photo, src', render));
  const dir = await content.ownPhotos();
  await writeFile(path.join(dir, 'own.jpg'), 'x');
  await content.edit('gallery.json', src, '"src": "own.jpg"');
  const { samples } = await report();
  const group = samples.find(({ heading }) => heading === topics.photos);
  const said = group?.sentences.find((line) => /gallery.*bathrooms, item 1, alt: describes/.test(line)) ?? '';
  await accept(group?.marks[said] ?? []);
  expect(group?.marks[said]).toHaveLength(1);
  expect(await sentencesOf(topics.photos)).not.toContain(said);
});

test('statements that can cost a fine are asked about first, then promises, and never the owner’s own', async () => {
  const { riskySamples } = shipped;
  const fines = riskySamples.map((sentence) => sentence.includes('fine'));
  expect(fines.filter(Boolean)).toHaveLength(12);
  expect(fines.lastIndexOf(true)).toBeLessThan(fines.indexOf(false));
  const replaced = ['phone', 'abn', 'claims, liability, evidence'].map(
    (field) => `business.yaml, ${field}: `,
  );
  const lists = [
    'testimonials.json, testimonials: use reviews by your own clients',
    'pages/home.yaml, packages, items: write your own',
  ];
  const asked = [...replaced, ...lists].map((part) => expect.stringContaining(part));
  expect(riskySamples).toEqual(expect.arrayContaining(asked));
  await content.edit('business.yaml', '"0491 570 006"', '"02 6040 1234"');
  await content.edit('business.yaml', '"00 000 000 000"', '"51 824 753 556"');
  await content.edit('business.yaml', 'Certificate of currency in the policy register', 'Mine');
  await content.edit('pages/home.yaml', 'fromPrice: 160', 'fromPrice: 180');
  const after = (await report()).riskySamples;
  expect(after).toEqual(riskySamples.filter((sentence) => !replaced.some((part) => sentence.includes(part))));
});
