import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { testContent } from '../../tests/support/test-content.ts';
import { publishBrand } from './brand-files.ts';
import { square, squareOf } from './fixtures.ts';

test('icons are made of one drawing, and logos in pixels are made small', async () => {
  const content = await testContent();
  const brand = await content.ownBrand();
  const site = temporaryFolder();
  const drawing = square('<circle cx="4.5" cy="4.5" r="4" fill="#00f"/>');
  const wide = await squareOf(600, 1200);
  await rm(path.join(brand, 'logo.svg'));
  for (const [file, bytes] of [
    ['icon.svg', drawing],
    ['logo.png', wide],
    ['clients/new.png', wide],
  ] as const)
    await writeFile(path.join(brand, file), bytes);
  await publishBrand(content.business, site);
  /** The size of a published picture, and the colours of its first pixel and of that in the middle. */
  const lookOf = async (file: string) => {
    const { data, info } = await sharp(path.join(site, file))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = (info.width * info.height + info.width) * 2;
    const at = (from: number) => data.subarray(from, from + 4).toString('hex');
    return [info.width, info.height, at(0), at(middle)];
  };
  expect(await readFile(path.join(site, 'favicon.svg'), 'utf8')).toBe(drawing);
  for (const size of [192, 512])
    expect(await lookOf(`icon-${size}.png`)).toEqual([size, size, '00000000', '0000ffff']);
  expect(await lookOf('apple-touch-icon.png')).toEqual([180, 180, 'fffdf9ff', '0000ffff']);
  const [logo = ''] = await readdir(path.join(site, 'assets'));
  expect(await lookOf(`assets/${logo}`)).toEqual([160, 80, '0000ffff', '0000ffff']);
  expect(await lookOf('images/partners/new.png')).toEqual([320, 160, '0000ffff', '0000ffff']);
  await content.remove();
});
