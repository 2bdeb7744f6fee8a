import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { contentForEachTest } from '../../../tests/support/temporary-folder.ts';
import { photoSizes, sampleDir, withSameSizes } from '../../../tests/support/test-content.ts';
import { type PrepareOptions, prepareContent } from '../../prepare-content.ts';
import { focusStyles, unknownRecords } from './photo-records.ts';

const content = contentForEachTest();

const records = (text: string) => content.write('photos.yaml', text);

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
  expect(styles).toContain('.focus-3-4{--x:3;--y:4}');
  expect(styles).toMatch(/@media [^{]*\{\.wide-focus\{--x:20;--y:80\}\}$/);
});

test('photos are prepared with the rotation and crop in their records; a record without a photo prepares nothing', async () => {
  const photos = vi.fn<PrepareOptions['photos']>(async (names) => ({
    photos: new Map([...names].map((name) => [name, photoSizes])),
    problems: [],
    warnings: [],
  }));
  const crop = 'crop: { left: 10, top: 0, width: 80, height: 50 }';
  await records(
    `hero.jpg: { turn: 180, focus: [1, 2] }\nkitchen-01.jpg: { ${crop} }\nblog-hepa.jpg: { focus: [1, 2] }\n`,
  );
  await prepareContent({ business: content.business, photos });
  expect(photos.mock.lastCall?.[1]).toEqual(
    new Map([
      ['hero.jpg', { turn: 180 }],
      ['kitchen-01.jpg', { crop: { left: 0.1, top: 0, width: 0.8, height: 0.5 } }],
    ]),
  );
  await records('her.jpg: { turn: 180 }\n');
  const refused = prepareContent({ business: content.business, photos });
  await expect(refused).rejects.toMatchObject({ sentences: [expect.stringContaining('write hero.jpg')] });
});
