import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  photoSizes,
  sampleDir,
  type TestContent,
  testContent,
  withSameSizes,
} from '../../../tests/test-content.ts';
import { prepareContent } from '../../prepare-content.ts';
import { focusStyles, photoEdits, unknownRecords } from './photo-records.ts';

let content: TestContent;
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

const records = (text: string) => content.write('photos.yaml', text);

test.each([
  ['{ focus: [50, 130] }', 'focus, item 2: must be at most 100.'],
  ['{ turn: 45 }', 'turn: must be 90 or 180 or 270: choose one of these.'],
  [
    '{ crop: { left: 30, top: 0, width: 80, height: 100 } }',
    'crop, width: reaches past the right edge of the photo: left and width must not be more than 100 together.',
  ],
  [
    '{ crop: { left: 0, top: 60, width: 80, height: 50 } }',
    'crop, height: reaches past the lower edge of the photo: top and height must not be more than 100 together.',
  ],
])('a record %s is refused with a sentence', async (record, sentence) => {
  await records(`hero.jpg: ${record}\n`);
  expect(await content.problems()).toEqual([`sample/content/photos.yaml, hero.jpg, ${sentence}`]);
});

test('a record without a photo is a problem, which names the nearest photo', async () => {
  await records('her.jpg: { turn: 90 }\nno-such-room.jpg: {}\nhero.jpg: {}\n');
  const { photos } = await content.load();
  const place = 'sample/content/photos.yaml,';
  expect(await unknownRecords(photos, path.join(sampleDir, 'photos'))).toEqual([
    `${place} her.jpg: sample/photos/ has no photo with this name: write hero.jpg, or remove this entry.`,
    `${place} no-such-room.jpg: sample/photos/ has no photo with this name: correct it, or remove this entry.`,
  ]);
  expect(
    await unknownRecords(photos, path.join(sampleDir, 'photos'), ['her.jpg', 'no-such-room.jpg']),
  ).toEqual([]);
});

test('a photo has the focus of its record everywhere, except where a place sets its own', async () => {
  await records(
    'hero.jpg: { focus: [20, 80] }\nblog-hepa.jpg: { focus: [1, 2] }\nbathroom-02.jpg: { focus: [3, 4] }\n',
  );
  await content.edit('pages/home.yaml', 'src: blog-hepa.jpg', 'src: blog-hepa.jpg\n    focus: [0, 100]');
  const named = await content.load();
  const { home, galleryPhotos, articles } = withSameSizes(named);
  expect(home.hero.photo.focus).toBe('focus-20-80');
  expect(home.hero.portraitPhoto).not.toHaveProperty('focus');
  expect(home.ongoing.photo.focus).toBe('focus-0-100');
  expect(articles.map(({ summary }) => summary.photo.focus)).toContain('focus-1-2');
  expect(galleryPhotos.categories.bathrooms[0]?.focus).toBe('focus-3-4');
  const styles = focusStyles(named);
  expect(styles).toContain('.focus-3-4{object-position:3% 4%;transform-origin:3% 4%}');
  expect(styles).toMatch(/@media [^{]*\{\.wide-focus\{object-position:20% 80%\}\}$/);
});

test('rotation and crop are passed on as fractions; a focus alone changes no file', () => {
  expect(
    photoEdits({
      'a.jpg': { turn: 90, focus: [1, 2] },
      'b.jpg': { crop: { left: 10, top: 0, width: 80, height: 50 } },
      'c.jpg': { focus: [1, 2] },
    }),
  ).toEqual(
    new Map([
      ['a.jpg', { turn: 90 }],
      ['b.jpg', { crop: { left: 0.1, top: 0, width: 0.8, height: 0.5 } }],
    ]),
  );
});

test('a photo is prepared with the rotation in its record, and a record without a photo prepares nothing', async () => {
  const prepare = async () => {
    let given: unknown;
    await prepareContent({
      business: content.business,
      async photos(names, edits) {
        given = edits;
        return { photos: new Map([...names].map((name) => [name, photoSizes])), problems: [], warnings: [] };
      },
    });
    return given;
  };
  await records('hero.jpg: { turn: 180 }\n');
  expect(await prepare()).toEqual(new Map([['hero.jpg', { turn: 180 }]]));
  await records('her.jpg: { turn: 180 }\n');
  await expect(prepare()).rejects.toMatchObject({ sentences: [expect.stringContaining('write hero.jpg')] });
});
