import type { Locator } from '@playwright/test';
import { content, expect, open, test } from './site.ts';

const [pair] = content.galleryPhotos.beforeAfter;
if (!pair) throw new Error('These tests need a comparison.');

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
});

test('[G10] the arrows of a handle nudge when it is first seen, and its value stays 50', async ({ page }) => {
  await open(page, '/before-after');
  const handle = page.getByRole('slider').last();
  await expect(handle.locator('svg')).toHaveCSS('animation-name', 'none');
  await handle.scrollIntoViewIfNeeded();
  await expect(handle.locator('svg')).not.toHaveCSS('animation-name', 'none');
  await expect(handle).toHaveAttribute('aria-valuenow', '50');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[G10] both photos stand side by side', async ({ page }) => {
    await page.goto('/before-after');
    const before = await boxOf(page.getByRole('img', { name: pair.before.alt }));
    const after = await boxOf(page.getByRole('img', { name: pair.after.alt }));
    expect(after.x).toBeGreaterThanOrEqual(before.x + before.width);
    expect(after.y).toBe(before.y);
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});
