import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { plain } from '@site/photos/fixtures';
import { rotatedHeic } from '@site/photos/fixtures/heic';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { galleryShape } from '../content/gallery-shape.ts';
import { addPhotos, blurredWarnings, picturesAt, prepareAll } from './add.ts';

const disk = vi.hoisted(() => ({ failsRename: false }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return {
    ...real,
    rename: (from: string, to: string) =>
      disk.failsRename ? Promise.reject(new Error('The disk is full.')) : real.rename(from, to),
  };
});

const gallery =
  '{\n  "categories": {\n    "bathrooms": [],\n    "kitchens": []\n  },\n  "beforeAfter": []\n}\n';
let dir: string;
const at = (...parts: string[]) => path.join(dir, ...parts);
const noProgress = () => {};

beforeEach(async () => {
  disk.failsRename = false;
  dir = await mkdtemp(path.join(os.tmpdir(), 'add-photos-'));
  for (const folder of ['photos', 'content', 'phone']) await mkdir(at(folder));
  await writeFile(at('content/gallery.json'), gallery);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Adds the files of phone/ with these titles, in the order of their names. */
async function add(titles: string[], category = 'bathrooms') {
  const { pictures } = await picturesAt(at('phone'));
  const prepared = await prepareAll(pictures, noProgress);
  const photos = pictures.map((file, index) => ({ file, title: titles[index] ?? 'x', alt: `Alt ${index}` }));
  return addPhotos(dir, category, photos, prepared);
}

test('a phone photo becomes upright, smaller, sRGB, and free of location and other metadata', async () => {
  await plain(4000, 3000, '#336699')
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '36/1 4/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(at('phone/IMG_0001.JPG'));
  expect((await sharp(at('phone/IMG_0001.JPG')).metadata()).exif).toBeDefined();
  const [entry] = await add(['Walk-in shower']);
  expect(entry).toEqual({ src: 'walk-in-shower.jpg', alt: 'Alt 0', title: 'Walk-in shower' });
  const made = await sharp(at('photos/walk-in-shower.jpg')).metadata();
  expect(made).toMatchObject({ format: 'jpeg', width: 1800, height: 2400, space: 'srgb' });
  expect([made.exif, made.xmp, made.iptc, made.orientation]).toEqual(Array(4).fill(undefined));
});

test.each(['png', 'webp', 'avif'] as const)(
  '%s is accepted too, and a small photo keeps its size',
  async (kind) => {
    await plain(640, 480)
      .toFormat(kind)
      .toFile(at(`phone/a.${kind}`));
    await add(['One']);
    expect(await sharp(at('photos/one.jpg')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 640,
      height: 480,
    });
  },
);

test('a HEIC photo of a phone becomes an upright JPEG without location, whatever the name of its file', async () => {
  // Red left of blue before it is turned.
  for (const name of ['a.HEIC', 'b.jpg']) await copyFile(rotatedHeic, at('phone', name));
  await add(['One', 'Two']);
  for (const name of ['one.jpg', 'two.jpg']) {
    const made = sharp(at('photos', name));
    const { exif, format, width, height } = await made.metadata();
    expect({ exif, format, width, height }).toEqual({
      exif: undefined,
      format: 'jpeg',
      width: 64,
      height: 96,
    });
    const [red = 0, , blue = 0] = await made
      .extract({ left: 8, top: 8, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(blue);
  }
});

test('nothing is overwritten: photos with the same title or an existing name get a number', async () => {
  await writeFile(at('photos/Shower.JPG'), 'mine');
  for (const name of ['a', 'b'])
    await plain(20, 20)
      .jpeg()
      .toFile(at(`phone/${name}.jpg`));
  const added = await add(['Shower', 'Shower!']);
  expect(added.map(({ src }) => src)).toEqual(['shower-2.jpg', 'shower-3.jpg']);
  expect(await readFile(at('photos/Shower.JPG'), 'utf8')).toBe('mine');
  const { categories } = JSON.parse(await readFile(at('content/gallery.json'), 'utf8'));
  expect(categories.bathrooms).toEqual(added);
});

test('an unreadable photo stops the whole command, and each is reported by name', async () => {
  await plain(20, 20).jpeg().toFile(at('phone/good.jpg'));
  const heic = await readFile(rotatedHeic);
  await writeFile(at('phone/IMG_2.HEIC'), heic.subarray(0, 500));
  await writeFile(at('phone/bad.png'), 'x');
  await expect(add(['a', 'b', 'c'])).rejects.toThrow(
    'IMG_2.HEIC is damaged or not a picture: open it to check, save it again as JPEG, or remove it from the folder.\nbad.png is damaged or not a picture: open it to check, save it again as JPEG, or remove it from the folder.',
  );
  expect(await readdir(at('photos'))).toEqual([]);
  expect(await readFile(at('content/gallery.json'), 'utf8')).toBe(gallery);
});

test('a write error half-way leaves everything as it was', async () => {
  for (const name of ['a', 'b'])
    await plain(20, 20)
      .jpeg()
      .toFile(at(`phone/${name}.jpg`));
  disk.failsRename = true;
  await expect(add(['One', 'Two'])).rejects.toThrow('The disk is full.');
  expect(await readdir(at('photos'))).toEqual([]);
  expect(await readFile(at('content/gallery.json'), 'utf8')).toBe(gallery);
});

test('an unknown category and an unreadable gallery file are reported, and nothing is written', async () => {
  await plain(20, 20).jpeg().toFile(at('phone/a.jpg'));
  await expect(add(['One'], 'garages')).rejects.toThrow(
    'content/gallery.json has no category garages: choose bathrooms, kitchens.',
  );
  await writeFile(at('content/gallery.json'), '{');
  await expect(add(['One'])).rejects.toThrow('content/gallery.json cannot be read: run "npm run content"');
  expect(await readdir(at('photos'))).toEqual([]);
});

test('[G8] photos are added to a file of the other shape, which a build then reads with their titles', async () => {
  const listed = { bathrooms: [], kitchens: [], commercial: [], beforeAfter: [] };
  await writeFile(at('content/gallery.json'), JSON.stringify(listed));
  await plain(20, 20).jpeg().toFile(at('phone/a.jpg'));
  await add(['Oak vanity'], 'kitchens');
  const written: unknown = JSON.parse(await readFile(at('content/gallery.json'), 'utf8'));
  const added = { id: 'oak-vanity', src: 'oak-vanity.jpg', alt: 'Alt 0', title: 'Oak vanity' };
  expect(written).toEqual({ ...listed, kitchens: [added] });
  expect(galleryShape(written)?.parse(written)).toMatchObject({
    categories: { kitchens: [{ src: 'oak-vanity.jpg', title: 'Oak vanity' }] },
  });
});

test('a missing folder and one without photos are reported; other files are listed', async () => {
  await expect(picturesAt(at('phone'))).rejects.toThrow('has no photos');
  await expect(picturesAt(at('gone'))).rejects.toThrow('does not exist');
  await plain(20, 20).jpeg().toFile(at('phone/a.jpg'));
  await writeFile(at('phone/notes.txt'), 'x');
  expect(await picturesAt(at('phone'))).toEqual({ pictures: [at('phone/a.jpg')], others: ['notes.txt'] });
});

test('there is a warning about a photo that looks blurred at any size', async () => {
  await plain(639, 480).jpeg().toFile(at('phone/small.jpg'));
  await plain(640, 480).jpeg().toFile(at('phone/wide.jpg'));
  const { pictures } = await picturesAt(at('phone'));
  expect(await blurredWarnings(await prepareAll(pictures, noProgress))).toEqual([
    'small.jpg is only 639 by 480 pixels and looks blurred: use a larger original if there is one.',
  ]);
});
