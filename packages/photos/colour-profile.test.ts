import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openPhoto } from './encode.ts';
import { expectColour, plain } from './fixtures/photos.ts';
import { preparePhoto } from './import/prepare.ts';

const green = () => plain(64, 64, 'rgb(60, 160, 60)');
const grey = (space: string) => plain(64, 64, 'rgb(100, 100, 100)').toColourspace(space);
const p3 = (space = 'srgb') => green().toColourspace(space).withIccProfile('p3');
const deep = { quality: 95, bitdepth: 10, chromaSubsampling: '4:4:4' } as const;
test.each<[string, () => Promise<Buffer>, [number, number, number], number]>([
  ['JPEG in Display P3', () => p3().jpeg({ quality: 95 }).toBuffer(), [60, 160, 60], 6],
  ['PNG of 16 bits in Display P3', () => p3('rgb16').png().toBuffer(), [60, 160, 60], 6],
  [
    'PNG of 16 bits without a profile',
    () => green().toColourspace('rgb16').png().toBuffer(),
    [60, 160, 60],
    6,
  ],
  ['AVIF of 10 bits in Display P3', () => p3('rgb16').avif(deep).toBuffer(), [60, 160, 60], 6],
  // The conversion to CMYK and back loses some lightness; unconverted or inverted values would differ much more.
  [
    'JPEG in CMYK',
    () => plain(64, 64).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
    [160, 140, 120],
    20,
  ],
  ['grey JPEG', () => grey('b-w').jpeg().toBuffer(), [100, 100, 100], 6],
  ['grey PNG of 16 bits', () => grey('grey16').png().toBuffer(), [100, 100, 100], 6],
])(
  '%s has its colours in sRGB when added, published, cropped and turned',
  async (_, make, wanted, within) => {
    const picture = await make();
    const made = [await preparePhoto('a', picture)];
    const edited = { turn: 90 as const, crop: { left: 0, top: 0, width: 0.5, height: 1 } };
    for (const edit of [undefined, edited]) {
      const { encode } = await openPhoto(picture, edit);
      made.push(await encode('plain'), await encode('64.webp'));
    }
    for (const file of made) {
      expect((await sharp(file).metadata()).space).toBe('srgb');
      await expectColour(file, wanted, within);
    }
  },
);

// The first colour box names Display P3: by its profile, as iPhones do, or by a number, as Android does.
test.each<[string, number, [number, number, number]]>([
  ['p3-profile.heic', 12, [209, 23, 38]],
  ['p3-number.heic', 12, [209, 23, 38]],
  ['p3-number.heic', 1, [192, 48, 48]],
])('%s, with colours of number %i, has its colours in sRGB when added', async (name, number, wanted) => {
  const photo = await readFile(path.join(import.meta.dirname, 'fixtures', name));
  const numbers = photo.indexOf('colrnclx');
  if (numbers > 0) photo.writeUInt16BE(number, numbers + 8);
  const made = sharp(await preparePhoto(name, photo));
  await expectColour(await made.extract({ left: 8, top: 8, width: 1, height: 1 }).toBuffer(), wanted, 6);
});
