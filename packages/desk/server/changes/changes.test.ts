import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Change } from '../../api.ts';
import { bytesOf } from '../../fixtures/bytes-of.ts';
import { createArticle, deleteArticle } from '../articles.ts';
import { copiedDesk } from '../fixtures.ts';
import { publisherFor } from '../releases/fixtures.ts';

/** A published copy of the project. */
async function publishedDesk() {
  const project = await copiedDesk();
  const publisher = publisherFor(project.desk, project.root);
  // The first publish needs a change.
  await project.change(home, { operation: 'set', path: ['coverage', 'heading'], value: 'Where we clean up' });
  await publisher.publish();
  await project.change(home, { operation: 'set', path: ['coverage', 'heading'], value: 'Where we clean' });
  await publisher.publish();
  return { ...project, publisher, before: await bytesOf(project.root) };
}

const home = 'pages/home.yaml';
const review = {
  id: 'ann-b',
  rating: 5,
  text: 'Every shelf was wiped, and the dog was let out.',
  name: 'Ann B.',
  location: 'Thurgoona',
  service: 'Deep clean',
};

const cases: [string, string, Change, string][] = [
  [
    'a price',
    home,
    { operation: 'set', path: ['packages', 'items', 1, 'fromPrice'], value: 270 },
    'Home › Packages › Deep Clean › From price: $250 → $270',
  ],
  [
    'a heading',
    home,
    { operation: 'set', path: ['coverage', 'heading'], value: 'Where we work' },
    'Heading: “Where we clean” → “Where we work”',
  ],
  [
    'a phone number',
    'business.yaml',
    { operation: 'set', path: ['phone'], value: '0491 570 157' },
    'Your business › Phone: “0491 570 006” → “0491 570 157”',
  ],
  [
    'a new review',
    'testimonials.json',
    { operation: 'insert', path: ['testimonials', 0], value: review },
    'Reviews › Ann B.: added',
  ],
  [
    'the centre of a photo',
    'photos.yaml',
    { operation: 'set', path: ['van.jpg'], value: { focus: [10, 90] } },
    'Photo van.jpg: centre changed',
  ],
  [
    'a photo that is turned first',
    'photos.yaml',
    { operation: 'set', path: ['kitchen.jpg'], value: { focus: [50, 40], turn: 90 } },
    'Photo kitchen.jpg: centre, turn changed',
  ],
  ['a removed review', 'testimonials.json', { operation: 'remove', path: ['testimonials', 3] }, 'removed'],
  ['a moved question', home, { operation: 'move', path: ['faq', 'six', 0], to: 2 }, 'now number 3'],
  [
    'another photo',
    home,
    { operation: 'set', path: ['hero', 'photo', 'src'], value: 'hero-portrait.jpg' },
    'Home › Top of the page › Photo: another photo',
  ],
  [
    'the text of an article',
    'articles/clean-air.md',
    { operation: 'set', path: ['body'], value: '## One\n\nText.\n' },
    'Text: changed',
  ],
];

test('each kind of change is described, and undone alone, byte for byte', async () => {
  const { root, change, publisher, before } = await publishedDesk();
  for (const [, file, one] of cases) await change(file, one);
  const words = await publisher.words();
  for (const [name, , , expected] of cases)
    expect(
      words.filter((line) => line.endsWith(expected)),
      name,
    ).toHaveLength(1);
  expect(words).toHaveLength(cases.length);
  for (let left = cases.length; left > 0; left -= 1) {
    const { seen, entries } = await publisher.changes();
    expect(entries).toHaveLength(left);
    await publisher.undoChange({ seen, id: entries[0]?.id ?? '' });
  }
  expect(await bytesOf(root)).toEqual(before);
});

test('all fields of an added item have labels, including those beside a photo', async () => {
  const { change, publisher } = await publishedDesk();
  await change('testimonials.json', { operation: 'insert', path: ['testimonials', 0], value: review });
  const photo = { src: 'hero-portrait.jpg', alt: 'A bright room.', title: 'Bright' };
  await change('gallery.json', { operation: 'insert', path: ['categories', 'kitchens', 0], value: photo });
  const { entries } = await publisher.changes();
  const shown = entries.map(({ after }) => (after && 'text' in after ? after.text : ''));
  expect(shown).toEqual([
    'What the photo shows: A bright room.\nTitle: Bright',
    `Rating: 5\nText: ${review.text}\nName: Ann B.\nLocation: Thurgoona\nService: Deep clean`,
  ]);
});

test('a new article and a deleted one are one change each, and can be undone', async () => {
  const { root, desk, publisher, before } = await publishedDesk();
  // No other page links to it, which would keep it.
  const file = 'articles/offices.md';
  const { data, version } = (await desk.reader.view(file)) ?? { data: null, version: '' };
  await createArticle(desk, { data: { ...Object(data), title: 'Clean in autumn', body: 'Text.' } });
  await deleteArticle(desk, { file, version });
  const words = await publisher.words();
  expect(words).toHaveLength(2);
  expect(words).toContain('Article “Clean in autumn”: added');
  expect(words).toContainEqual(expect.stringMatching(/^Article “.*”: removed$/));
  for (const _ of words) {
    const { seen, entries } = await publisher.changes();
    await publisher.undoChange({ seen, id: entries[0]?.id ?? '' });
  }
  expect(await bytesOf(root)).toEqual(before);
});

test('a photo replaced under the same name is a change; a photo added with a text belongs to the text’s change', async () => {
  const { root, desk, publisher, before, view } = await publishedDesk();
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8aa' } })
    .jpeg()
    .toBuffer();
  await writeFile(path.join(root, 'photos/hero.jpg'), picture);
  await writeFile(path.join(root, 'brand/colours.yaml'), "paper: '#eeeeee'\n");
  const { photo } = await desk.uploads.add('new.jpg', 'Blue square', [], picture);
  const { version } = await view(home);
  const value = { src: photo, alt: 'A blue square instead of a room.' };
  await desk.change({
    file: home,
    version,
    changes: [{ operation: 'set', path: ['hero', 'portraitPhoto'], value }],
  });
  expect(await publisher.words()).toEqual([
    'Home › Top of the page › Portrait photo: another photo',
    expect.stringMatching(/^Home › Top of the page › Portrait photo › What the photo shows: “Linen sofa/),
    'Photos › hero.jpg: another picture',
    'Brand › colours.yaml: changed',
  ]);
  const { entries } = await publisher.changes();
  for (const { before: former, after } of [entries[0], entries[2]].map((entry) => ({ ...entry }))) {
    expect(former).toMatchObject({ photo: expect.stringMatching(/released-photo\?id=\w+$/) });
    expect(after).not.toEqual(former);
  }
  // The added photo is a change of its own while no text names it.
  for (let times = 0; times < 5; times += 1) {
    const { seen, entries: left } = await publisher.changes();
    await publisher.undoChange({ seen, id: left[0]?.id ?? '' });
  }
  const after = await bytesOf(root);
  expect(Object.entries(before).filter(([file, bytes]) => after[file] !== bytes)).toEqual([]);
});

test('two neighbouring items that were removed can be brought back separately', async () => {
  const { change, publisher, read } = await publishedDesk();
  for (const _ of [1, 2]) await change(home, { operation: 'remove', path: ['faq', 'six', 1] });
  const { seen, entries } = await publisher.changes();
  expect(entries.map(({ name }) => name)).toEqual([
    'FAQ › All six › When do you come?',
    'FAQ › All six › What does it cost?',
  ]);
  await publisher.undoChange({ seen, id: entries[1]?.id ?? '' });
  expect(await read(`content/${home}`)).toContain('What does it cost?');
  expect(await publisher.words()).toEqual([expect.stringContaining('When do you come?')]);
});

test('a change is not undone from an outdated list', async () => {
  const { root, change, publisher } = await publishedDesk();
  const [, , price] = cases[0] ?? [];
  if (price) await change(home, price);
  const { seen, entries } = await publisher.changes();
  await change(home, { operation: 'set', path: ['coverage', 'heading'], value: 'Where we work' });
  const refused = publisher.undoChange({ seen, id: entries[0]?.id ?? '' });
  await expect(refused).rejects.toThrow('Something has changed meanwhile');
  expect(await readFile(path.join(root, 'content', home), 'utf8')).toContain('fromPrice: 270');
});

test('a change that is undone alone leaves the line ends of its file, also if others were published', async () => {
  const { root, change, publisher, read } = await publishedDesk();
  const file = 'content/testimonials.json';
  const windows = (await read(file)).replaceAll('\n', '\r\n');
  await writeFile(path.join(root, file), windows);
  await change('testimonials.json', { operation: 'remove', path: ['testimonials', 0] });
  const { seen, entries } = await publisher.changes();
  await publisher.undoChange({ seen, id: entries[0]?.id ?? '' });
  expect(await read(file)).toBe(windows);
});

test('a file that can no longer be parsed is one change, which is undone as a whole', async () => {
  const { root, publisher, before } = await publishedDesk();
  await writeFile(path.join(root, 'content/pages/contact.yaml'), 'header: [ never closed');
  const { seen, entries } = await publisher.changes();
  expect(entries).toMatchObject([
    { kind: 'changed', title: 'Contact Us', words: expect.stringContaining('cannot be read') },
  ]);
  await publisher.undoChange({ seen, id: entries[0]?.id ?? '' });
  expect(await bytesOf(root)).toEqual(before);
});
