import type { Locator, Page } from '@playwright/test';
import { content, expect, open, test } from './site.ts';

const [pair] = content.galleryPhotos.beforeAfter;
if (!pair) throw new Error('These tests need a comparison.');

function parts(page: Page) {
  const handle = page.getByRole('slider', { name: pair?.title ?? '' });
  return { handle, box: handle.locator('..') };
}

const value = (handle: Locator) => handle.getAttribute('aria-valuenow').then(Number);

/** Opens the list and waits until it has been read, as a read that takes long hides what it is about to replace. */
async function openList(page: Page) {
  await open(page, '/before-after');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function boxOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('not drawn');
  return box;
}

test('[G10] the slider starts at 50 %, is named after its pair and says how much of each is shown', async ({
  page,
}) => {
  await openList(page);
  const { handle, box } = parts(page);
  await expect(handle).toHaveAttribute('aria-valuenow', '50');
  await expect(handle).toHaveAttribute('aria-valuemin', '0');
  await expect(handle).toHaveAttribute('aria-valuemax', '100');
  await expect(handle).toHaveAttribute('aria-valuetext', '50% before shown');
  await expect(box.getByText(pair.beforeLabel, { exact: true })).toBeVisible();
  await expect(box.getByText(pair.afterLabel, { exact: true })).toBeVisible();
  await expect(box.getByRole('img', { name: pair.before.alt })).toBeVisible();
  await expect(box.getByRole('img', { name: pair.after.alt })).toBeVisible();
});

test('[G10] arrows step by 1, page keys by 10, Home and End go to the ends, and no key goes past them', async ({
  page,
}) => {
  await openList(page);
  const { handle } = parts(page);
  await handle.focus();
  const steps: [string, number][] = [
    ['ArrowRight', 51],
    ['ArrowLeft', 50],
    ['PageUp', 60],
    ['PageDown', 50],
    ['End', 100],
    ['ArrowRight', 100],
    ['Home', 0],
    ['PageDown', 0],
  ];
  for (const [key, expected] of steps) {
    await page.keyboard.press(key);
    await expect(handle).toHaveAttribute('aria-valuenow', String(expected));
  }
  await expect(handle).toHaveAttribute('aria-valuetext', '0% before shown');
});

test('[G10] a slow read of the list takes neither the focus nor the comparison from who is using it', async ({
  page,
}) => {
  let asked = false;
  await page.route('**/content/gallery.json', () => {
    asked = true;
  });
  await page.clock.install();
  await page.goto('/before-after');
  const { handle } = parts(page);
  await handle.focus();
  await expect.poll(() => asked).toBe(true);
  const hidden = page.locator('[aria-busy="true"]');
  await expect(hidden).toHaveCount(1);
  // Styles run on the browser's own clock: the animation that hides must have been given its chance.
  await hidden.evaluate((area) =>
    Promise.all(area.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', '51');
  await expect(handle).toBeVisible();
});

test('[G10] dragging the handle moves the divider, stays within 0 and 100, and ends on release', async ({
  page,
}) => {
  await openList(page);
  const { handle, box } = parts(page);
  const { x, y, width, height } = await boxOf(box);
  const middle = y + height / 2;
  await page.mouse.move(x + width / 2, middle);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.7, middle, { steps: 4 });
  await expect(handle).toHaveAttribute('aria-valuenow', '70');
  await page.mouse.move(x + width + 200, middle);
  await expect(handle).toHaveAttribute('aria-valuenow', '100');
  await page.mouse.move(x - 40, middle);
  await expect(handle).toHaveAttribute('aria-valuenow', '0');
  await page.mouse.move(x + width * 0.3, middle);
  await page.mouse.up();
  await page.mouse.move(x + width * 0.9, middle);
  await expect(handle).toHaveAttribute('aria-valuenow', '30');
});

test('[G10] a drag does not start on the picture, but a click on it moves the divider there', async ({
  page,
}) => {
  await openList(page);
  const { handle, box } = parts(page);
  const { x, y, width, height } = await boxOf(box);
  await page.mouse.move(x + width * 0.2, y + height / 3);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.3, y + height / 3, { steps: 3 });
  expect(await value(handle)).toBe(50);
  await page.mouse.up();
  await page.mouse.click(x + width * 0.8, y + height / 3);
  await expect(handle).toHaveAttribute('aria-valuenow', '80');
});

test('[H15] home shows the two comparisons that its content names, as sliders', async ({ page }) => {
  await open(page, '/');
  for (const id of content.home.beforeAfter.pairs) {
    const named = content.galleryPhotos.beforeAfter.find((candidate) => candidate.id === id);
    await expect(page.getByRole('slider', { name: named?.title ?? '' })).toHaveCount(1);
  }
  await expect(page.getByRole('slider')).toHaveCount(2);
});

test('[G3] the Before & After tab of the gallery shows sliders that can be dragged', async ({ page }) => {
  await open(page, '/gallery');
  await page.getByRole('tab', { name: content.gallery.tabs.beforeAfter }).click();
  const { handle, box } = parts(page);
  const { x, y, width } = await boxOf(box);
  const { y: top, height } = await boxOf(handle);
  await page.mouse.move(x + width / 2, top + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 4, Math.max(y, top + height / 2), { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => value(handle)).toBeLessThan(30);
  expect(await value(handle)).toBeGreaterThan(20);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('[G10] a tap on the picture moves the divider, and vertical moves stay with the page', async ({
    page,
  }) => {
    await openList(page);
    const { handle, box } = parts(page);
    const { x, y, width, height } = await boxOf(box);
    await page.touchscreen.tap(x + width / 4, y + height / 3);
    await expect(handle).toHaveAttribute('aria-valuenow', '25');
    await expect(handle).toHaveCSS('touch-action', 'pan-y');
  });
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

test('both photos of the first comparison come at once, those of the others when they are near', async ({
  page,
}) => {
  await openList(page);
  const { box } = parts(page);
  const other = page.getByRole('slider').nth(1).locator('..');
  for (const index of [0, 1]) {
    await expect(box.locator('img').nth(index)).toHaveAttribute('fetchpriority', 'high');
    await expect(box.locator('img').nth(index)).not.toHaveAttribute('loading');
    await expect(other.locator('img').nth(index)).toHaveAttribute('loading', 'lazy');
  }
});
