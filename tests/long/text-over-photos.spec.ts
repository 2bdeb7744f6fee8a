import sharp from 'sharp';
import { measurePage } from '../../scripts/page-checks/text-over-photos.ts';
import { content, expect, open, test } from '../support/site.ts';

const [pair] = content.galleryPhotos.beforeAfter;

for (const [name, value] of [
  ['white', 255],
  ['black', 0],
] as const)
  test(`with every photo ${name}, every text over a photo stays readable`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const background = { r: value, g: value, b: value };
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background } }).png();
    const body = await picture.toBuffer();
    await page.route(/\.(avif|webp|jpe?g)(\?|$)/, (route) =>
      route.fulfill({ contentType: 'image/png', body }),
    );
    for (const path of ['/', '/before-after']) {
      await open(page, path);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { texts, weak } = await measurePage(page);
        expect(weak, path).toEqual([]);
        expect(texts, path).toContain(pair?.beforeLabel);
      }
    }
  });
