import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rotatedHeic } from '../fixtures/heic.ts';
import { expectColour, plain } from '../fixtures/photos.ts';
import { preparePhoto } from './prepare.ts';

test('a phone photo becomes upright, smaller and sRGB, without location and other metadata', async () => {
  const photo = await plain(2600, 1300, '#336699')
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '36/1 4/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const made = await sharp(await preparePhoto('IMG_0001.JPG', photo)).metadata();
  expect(made).toMatchObject({ format: 'jpeg', width: 1200, height: 2400, space: 'srgb' });
  expect([made.exif, made.xmp, made.iptc, made.orientation]).toEqual(Array(4).fill(undefined));
});

test('a drawing, such as a logo, becomes a picture of four times the size that it states', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><path d="M0 0h9v9z"/></svg>';
  const made = await preparePhoto('logo.svg', Buffer.from(drawing));
  expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 320 });
});

test('a HEIC photo of a phone becomes an upright JPEG without location, whatever its name', async () => {
  const made = sharp(await preparePhoto('b.jpg', await readFile(rotatedHeic)));
  const { exif, format, width, height } = await made.metadata();
  expect([exif, format, width, height]).toEqual([undefined, 'jpeg', 64, 96]);
  // Before rotation, red is left of blue.
  await expectColour(
    await made.extract({ left: 8, top: 8, width: 1, height: 1 }).toBuffer(),
    [192, 48, 48],
    6,
  );
});

test('a damaged file, or one that is not a picture, is refused with a sentence', async () => {
  const heic = await readFile(rotatedHeic);
  for (const [name, bytes] of [
    ['IMG_2.HEIC', heic.subarray(0, 500)],
    ['bad.png', Buffer.from('x')],
  ] as const)
    await expect(preparePhoto(name, bytes)).rejects.toThrow(`${name} is damaged or not a picture: open it`);
});
