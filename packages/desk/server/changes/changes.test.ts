import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Change, Json, Path } from '../../api.ts';
import { bytesOf } from '../../fixtures/bytes-of.ts';
import { createArticle, deleteArticle } from '../articles.ts';
import { copiedDesk } from '../fixtures.ts';
import { publisherFor } from '../releases/fixtures.ts';

/** A published copy of the project. */
async function publishedDesk() {
  const project = await copiedDesk();
  const publisher = publisherFor(project.desk, project.root);
  await publisher.publish();
  const before = await bytesOf(project.root);
  /** Undoes one change after the other. @returns how many */
  const undoAll = async () => {
    let count = 0;
    for (; count < 20; count += 1) {
      const { seen, entries } = await publisher.changes();
      if (!entries[0]) break;
      await publisher.undoChange({ seen, id: entries[0].id });
    }
    expect(await bytesOf(project.root)).toEqual(before);
    return count;
  };
  return { ...project, publisher, undoAll };
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
const set = (path: Path, value: Json): Change => ({ operation: 'set', path, value });
const insert = (path: Path, value: Json): Change => ({ operation: 'insert', path, value });
const remove = (path: Path): Change => ({ operation: 'remove', path });

const cases: [string, Change, string][] = [
  [
    home,
    set(['packages', 'items', 1, 'fromPrice'], 270),
    'Home › Packages › Deep Clean › From price: $250 → $270',
  ],
  [home, set(['coverage', 'heading'], 'Where we work'), 'Heading: “Where we clean” → “Where we work”'],
  [home, { operation: 'move', path: ['faq', 'six', 0], to: 2 }, 'now number 3'],
  [home, set(['hero', 'photo', 'src'], 'hero-portrait.jpg'), 'Home › Top of the page › Photo: another photo'],
  ['business.yaml', set(['phone'], '0491 570 157'), 'Your business › Phone: “0491 570 737” → “0491 570 157”'],
  ['testimonials.json', insert(['testimonials', 0], review), 'Reviews › Ann B.: added'],
  ['testimonials.json', remove(['testimonials', 3]), 'removed'],
  ['photos.yaml', set(['van.jpg'], { focus: [10, 90] }), 'Photo van.jpg: centre, turn or crop changed'],
  ['articles/clean-air.md', set(['body'], '## One\n\nText.\n'), '→ “## One Text.”'],
];

test('each kind of change is described, and undone alone, byte for byte', async () => {
  const { change, publisher, undoAll } = await publishedDesk();
  for (const [file, one] of cases) await change(file, one);
  const words = await publisher.words();
  for (const [, , expected] of cases)
    expect(
      words.filter((line) => line.endsWith(expected)),
      expected,
    ).toHaveLength(1);
  expect(words).toHaveLength(cases.length);
  expect(await undoAll()).toBe(cases.length);
});

test('a new article and a deleted one are one change each, and can be undone', async () => {
  const { desk, view, publisher, undoAll } = await publishedDesk();
  // No other page links to it, which would keep it.
  const file = 'articles/offices.md';
  const { data, version } = await view(file);
  await createArticle(desk, { data: { ...Object(data), title: 'Clean in autumn', body: 'Text.' } });
  await deleteArticle(desk, { file, version });
  expect(await publisher.words()).toEqual([
    'Article “Clean in autumn”: added',
    expect.stringMatching(/^Article “.*”: removed$/),
  ]);
  await undoAll();
});

test('a photo replaced under the same name is a change; a photo added with a text belongs to the text’s change', async () => {
  const { root, desk, publisher, undoAll, view } = await publishedDesk();
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8aa' } })
    .jpeg()
    .toBuffer();
  await writeFile(path.join(root, 'photos/hero.jpg'), picture);
  await writeFile(path.join(root, 'brand/colours.yaml'), "paper: '#eeeeee'\n");
  const { photo } = await desk.uploads.add('new.jpg', 'Blue square', picture);
  const { version } = await view(home);
  const value = { src: photo, alt: 'A blue square instead of a room.' };
  await desk.change({ file: home, version, changes: [set(['hero', 'portraitPhoto'], value)] });
  expect(await publisher.words()).toEqual([
    'Brand › colours.yaml: changed',
    'Home › Top of the page › Portrait photo: another photo',
    expect.stringMatching(/^Home › Top of the page › Portrait photo › What the photo shows: “Linen sofa/),
    'Photos › hero.jpg: another picture',
  ]);
  const { entries } = await publisher.changes();
  for (const { before: former, after } of [entries[1], entries[3]].map((entry) => ({ ...entry }))) {
    expect(former).toMatch(/photo\?place=photos%2F[\w.-]+&version=\w+$/);
    expect(after).not.toBe(former);
  }
  // The added photo is a change of its own while no text names it.
  await undoAll();
});

test('a change is not undone from an outdated list', async () => {
  const { change, publisher, read } = await publishedDesk();
  await change(home, set(['packages', 'items', 1, 'fromPrice'], 270));
  const { seen, entries } = await publisher.changes();
  await change(home, set(['coverage', 'heading'], 'Where we work'));
  const refused = publisher.undoChange({ seen, id: entries[0]?.id ?? '' });
  await expect(refused).rejects.toThrow('Something has changed meanwhile');
  expect(await read(`content/${home}`)).toContain('fromPrice: 270');
});

test('a file that can no longer be parsed is one change, which is undone as a whole', async () => {
  const { root, publisher, undoAll } = await publishedDesk();
  await writeFile(path.join(root, 'content/pages/contact.yaml'), 'header: [ never closed');
  expect((await publisher.changes()).entries).toMatchObject([
    { kind: 'changed', title: 'Contact Us', what: expect.stringContaining('cannot be read') },
  ]);
  await undoAll();
});
