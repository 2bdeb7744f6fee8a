import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from './compare.ts';

/** A picture of one colour, with other colours in some places. */
async function picture(width: number, height: number, places: { x: number; y: number; grey: number }[] = []) {
  const pixels = Buffer.alloc(width * height * 3, 200);
  for (const { x, y, grey } of places) pixels.fill(grey, (y * width + x) * 3, (y * width + x) * 3 + 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

test('equal pictures have no difference, also as other files', async () => {
  const one = await picture(6, 4);
  expect(await comparePictures(one, one)).toEqual({ pixels: 0 });
  const other = await sharp(one).png({ compressionLevel: 0 }).toBuffer();
  expect(other.equals(one)).toBe(false);
  expect(await comparePictures(one, other)).toEqual({ pixels: 0 });
});

test('each pixel that differs by more than one level counts, and the difference shows where', async () => {
  const levels = [201, 199, 202, 198, 0].map((grey, x) => ({ x, y: 1, grey }));
  const { pixels, lines, difference } = await comparePictures(
    await picture(6, 4),
    await picture(6, 4, levels),
  );
  expect(pixels).toBe(3);
  expect(lines).toEqual([1, 1]);
  const { data, info } = await sharp(difference).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([6, 4]);
  const red = Array.from({ length: 6 }, (_, x) => data[(6 + x) * info.channels + 1] === 0);
  expect(red).toEqual([false, false, true, true, true, false]);
});

test('what only the larger picture has counts, whatever its colour', async () => {
  const wide = await picture(8, 4);
  const high = await picture(6, 10);
  // Of 8 x 10 the two share 6 x 4.
  expect((await comparePictures(wide, high)).pixels).toBe(8 * 4 + 6 * 10 - 2 * 6 * 4);
  expect((await comparePictures(wide, high)).lines).toEqual([0, 9]);
  expect((await comparePictures(wide, undefined)).pixels).toBe(8 * 4);
  expect((await comparePictures(undefined, high)).pixels).toBe(6 * 10);
  expect(await comparePictures(undefined, undefined)).toEqual({ pixels: 0 });
});
