import type { Locator } from '@playwright/test';
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

test('[G3] the Before & After tab of the gallery shows sliders that can be dragged', async ({ page }) => {
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
