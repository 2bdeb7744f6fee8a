import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { PhotoEdit } from './cache.ts';
import { expectColour, plain, testFolder } from './fixtures/photos.ts';
import { type PhotoFormat, variantName } from './variants.ts';

it('encodes every fitting width as AVIF, one as WebP, and a plain file of at most 1280 px', async () => {
  const folder = await testFolder();
  await plain(2400, 1200).jpeg().toFile(folder.source('wide.jpg'));
  const info = (await folder.build(['wide.jpg'])).photos.get('wide.jpg');
  expect(info).toMatchObject({ width: 2400, height: 1200, widths: [320, 480, 768, 960, 1280, 1920, 2400] });
  expect(info?.version).toMatch(/^[0-9a-f]{5}$/);
  const variant = (width: number, format: PhotoFormat) =>
    variantName('wide.jpg', info?.version ?? '', width, format);
  for (const name of [variant(480, 'avif'), variant(960, 'webp')]) {
    const { width = 0, height } = await sharp(folder.published(name)).metadata();
    expect([width, height]).toEqual([name.includes('-480.') ? 480 : 960, width / 2]);
  }
  expect((await readdir(folder.published(''))).filter((name) => name.endsWith('.webp'))).toHaveLength(1);
  expect(await sharp(folder.published('wide.jpg')).metadata()).toMatchObject({ format: 'jpeg', width: 1280 });
});

it('rotates a photo clockwise, then crops it, under new names, and does not change the original', async () => {
  const folder = await testFolder();
  const right = await plain(200, 200, '#ff0000').png().toBuffer();
  await plain(400, 200, '#0000ff')
    .composite([{ input: right, left: 200, top: 0 }])
    .png()
    .toFile(folder.source('a.png'));
  const before = await readFile(folder.source('a.png'));
  const as = async (edit?: PhotoEdit) =>
    (await folder.build(['a.png'], undefined, new Map(edit && [['a.png', edit]]))).photos.get('a.png');
  const whole = await as();
  // After rotation, the right half is at the bottom.
  const below = { left: 0, top: 0.5, width: 1, height: 0.5 };
  const lower = await as({ turn: 90, crop: below });
  expect(lower).toMatchObject({ width: 200, height: 200, widths: [200] });
  await expectColour(folder.published('a.png'), [255, 0, 0], 5);
  const turned = await as({ turn: 90 });
  expect(turned).toMatchObject({ width: 200, height: 400 });
  expect(new Set([whole, lower, turned].map((info) => info?.version)).size).toBe(3);
  expect(await as()).toEqual(whole);
  expect(await readFile(folder.source('a.png'))).toEqual(before);
});

it('applies the EXIF orientation and removes all metadata, including the location', async () => {
  const folder = await testFolder();
  const exif = {
    IFD0: { Copyright: 'someone' },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '36/1 4/1 0/1' },
  };
  await plain(600, 400)
    .withMetadata({ orientation: 6 })
    .withExifMerge(exif)
    .jpeg()
    .toFile(folder.source('turned.jpg'));
  const { exif: written } = await sharp(folder.source('turned.jpg')).metadata();
  // The EXIF tag for GPS data, in either byte order.
  expect(written?.includes('2588', 0, 'hex') || written?.includes('8825', 0, 'hex')).toBe(true);
  const info = (await folder.build(['turned.jpg'])).photos.get('turned.jpg');
  expect(info).toMatchObject({ width: 400, height: 600, widths: [320] });
  const names = await readdir(folder.published(''));
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    const metadata = await sharp(folder.published(name)).metadata();
    expect(metadata.height).toBeGreaterThan(metadata.width);
    expect(metadata.exif ?? metadata.xmp ?? metadata.iptc ?? metadata.icc).toBeUndefined();
    expect(metadata.orientation ?? 1).toBe(1);
  }
});

it('keeps a transparent PNG as PNG, and converts an opaque one to JPEG', async () => {
  const folder = await testFolder();
  const background = { r: 0, g: 0, b: 0, alpha: 0.5 };
  await sharp({ create: { width: 40, height: 40, channels: 4, background } })
    .png()
    .toFile(folder.source('clear.png'));
  await plain(40, 40).ensureAlpha().png().toFile(folder.source('solid.png'));
  await folder.build(['clear.png', 'solid.png']);
  expect(await sharp(folder.published('clear.png')).metadata()).toMatchObject({
    format: 'png',
    hasAlpha: true,
  });
  expect((await sharp(folder.published('solid.png')).metadata()).format).toBe('jpeg');
});
