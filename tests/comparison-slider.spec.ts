import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './axe.ts';
import { content, expect, open, test } from './site.ts';

const [pair] = content.galleryPhotos.beforeAfter;
if (!pair) throw new Error('This test needs a comparison.');

async function boxOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('not rendered');
  return box;
}

test('[G3] the Before & After tab of the gallery shows sliders to drag', async ({ page }) => {
  await open(page, '/gallery');
  await page.getByRole('tab', { name: content.gallery.tabs.beforeAfter }).click();
  const handle = page.getByRole('slider', { name: pair.title });
  const { x, y, width } = await boxOf(handle.locator('..'));
  const { y: top, height } = await boxOf(handle);
  await page.mouse.move(x + width / 2, top + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 4, Math.max(y, top + height / 2), { steps: 5 });
  await page.mouse.up();
  const value = () => handle.getAttribute('aria-valuenow').then(Number);
  await expect.poll(value).toBeLessThan(30);
  expect(await value()).toBeGreaterThan(20);
  await expectAccessible(page);
});

test('[G10] a label is fully visible until the divider is 24 px away, then fades evenly', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/before-after');
  const slider = page.getByRole('slider', { name: pair.title }).locator('..');
  const { x, width } = await boxOf(slider);
  await expect.poll(() => slider.evaluate(areDecoded)).toBe(true);
  for (const [words, side] of [
    [pair.beforeLabel, 1],
    [pair.afterLabel, -1],
  ] as const) {
    const label = slider.getByText(words, { exact: true });
    const box = await boxOf(label);
    const edge = side === 1 ? box.x + box.width : box.x;
    /** The brightness of the label at both ends, next to its text, with the divider at a distance from it. */
    const ends = async (far: number) => {
      const position = ((edge + side * far - x) / width) * 100;
      await slider.evaluate((element, at) => element.style.setProperty('--position', `${at}`), position);
      const y = box.y + box.height / 2;
      return Promise.all([box.x + 4, box.x + box.width - 8].map((left) => brightness(page, { x: left, y })));
    };
    const whole = await ends(26);
    const half = await ends(12);
    await label.evaluate((element) => {
      element.style.visibility = 'hidden';
    });
    const photo = await ends(26);
    await label.evaluate((element) => {
      element.style.visibility = '';
    });
    const gone = await ends(0);
    for (const end of [0, 1]) {
      const share = (of: number[]) =>
        ((of[end] ?? 0) - (photo[end] ?? 0)) / ((whole[end] ?? 0) - (photo[end] ?? 0));
      expect(whole[end], `${words}, whole`).toBeGreaterThan(248);
      expect(share(half), `${words}, half`).toBeCloseTo(0.5, 0.7);
      expect(share(gone), `${words}, gone`).toBeLessThan(0.1);
    }
  }
});

const areDecoded = (element: Element) =>
  [...element.querySelectorAll('img')].every((image) => image.complete && image.naturalWidth > 0);

/** The mean brightness of pixels, 0 to 255. */
async function brightness(page: Page, { x, y }: { x: number; y: number }): Promise<number> {
  const { channels } = await sharp(await page.screenshot({ clip: { x, y, width: 4, height: 4 } })).stats();
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0);
}
