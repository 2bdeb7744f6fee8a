import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compareScreenshots } from './compare.ts';

/** A PNG of one colour, with other colours in some places. */
async function picture(width: number, height: number, places: { x: number; y: number; grey: number }[] = []) {
  const pixels = Buffer.alloc(width * height * 3, 200);
  for (const { x, y, grey } of places) pixels.fill(grey, (y * width + x) * 3, (y * width + x) * 3 + 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

test('equal screenshots have no difference, also in different files', async () => {
  const one = await picture(6, 4);
  expect(await compareScreenshots(one, one)).toEqual({ pixels: 0 });
  const other = await sharp(one).png({ compressionLevel: 0 }).toBuffer();
  expect(other.equals(one)).toBe(false);
  expect(await compareScreenshots(one, other)).toEqual({ pixels: 0 });
});

test('pixels that differ by more than one level count, and the difference shows them', async () => {
  const levels = [201, 199, 202, 198, 0].map((grey, x) => ({ x, y: 1, grey }));
  const { pixels, lines, difference } = await compareScreenshots(
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

test('pixels that only one screenshot has count as different', async () => {
  const wide = await picture(8, 4);
  const high = await picture(6, 10);
  // The shared area is 6 x 4.
  expect((await compareScreenshots(wide, high)).pixels).toBe(8 * 4 + 6 * 10 - 2 * 6 * 4);
  expect((await compareScreenshots(wide, high)).lines).toEqual([0, 9]);
  expect((await compareScreenshots(wide, undefined)).pixels).toBe(8 * 4);
  expect((await compareScreenshots(undefined, high)).pixels).toBe(6 * 10);
  expect(await compareScreenshots(undefined, undefined)).toEqual({ pixels: 0 });
});
