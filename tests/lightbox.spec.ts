import type { Page } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { content, drawn, expect, open as openHydrated, test } from './site.ts';

const photos = content.galleryPhotos.categories.bathrooms;
const { lightbox: words } = content.layout;
const last = photos.length;

const tile = (page: Page, number: number) =>
  page.getByRole('button', { name: photos[number - 1]?.alt ?? '', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: words.label });

async function open(page: Page, number = 1) {
  await openHydrated(page, '/gallery');
  await tile(page, number).click();
  await expect(dialog(page)).toBeVisible();
}

test('[G2] a photo opens full-screen, with its caption, its number and the focus on Close', async ({
  page,
}) => {
  await openHydrated(page, '/gallery');
  await tile(page, 2).click();
  await expect(dialog(page).getByRole('img', { name: photos[1]?.alt ?? '' })).toBeVisible();
  await expect(dialog(page).getByText(photos[1]?.title ?? '')).toBeVisible();
  await expect(dialog(page).getByText(`2 of ${last}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: words.close, exact: true })).toBeFocused();
  const box = await dialog(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // All that a fixed element can fill: beside it is at most the strip that is kept for a scrollbar of 15 px.
  const widest = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    Object.assign(probe.style, { position: 'fixed', inset: '0' });
    const { width: filled } = probe.getBoundingClientRect();
    probe.remove();
    return filled;
  });
  expect(box).toEqual({ x: 0, y: 0, width: widest, height });
  expect([0, 15]).toContain(width - widest);
});

test('[G2] a click on the photo leaves it open; the overlay, the close button and Escape close it', async ({
  page,
}) => {
  await open(page);
  await dialog(page).getByRole('img').click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(120, 200);
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile(page, 1)).toBeFocused();

  await tile(page, 1).click();
  await page.getByRole('button', { name: words.close, exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile(page, 1)).toBeFocused();

  await tile(page, 3).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile(page, 3)).toBeFocused();
});

test('[G2] keys and buttons go to the neighbours, round at the ends', async ({ page }) => {
  await open(page);
  const count = (number: number) =>
    expect(dialog(page).getByText(`${number} of ${last}`, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await count(2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await count(last);
  await page.getByRole('button', { name: words.next }).click();
  await count(1);
  await page.getByRole('button', { name: words.next }).click();
  await count(2);
  await expect(dialog(page).getByRole('img', { name: photos[1]?.alt ?? '' })).toBeVisible();
  await page.getByRole('button', { name: words.previous }).click();
  await count(1);
});

test('[G2] the neighbours are fetched ahead, and the page behind does not scroll', async ({ page }) => {
  await open(page, 4);
  const loaded = () =>
    dialog(page).evaluate(
      (element) =>
        [...element.querySelectorAll('img')].filter((image) => image.complete && image.naturalWidth > 0)
          .length,
    );
  await expect.poll(loaded).toBe(3);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await drawn(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('[G2] axe finds nothing in an open lightbox', async ({ page }) => {
  await open(page);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('[G2] its code is not fetched before a photo is pointed at', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openHydrated(page, '/gallery');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /Lightbox/.test(url))).toEqual([]);
  await tile(page, 1).hover();
  await expect.poll(() => fetched.some((url) => /Lightbox.*\.js/.test(url))).toBe(true);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[G2] a swipe goes to the neighbour', async ({ page }) => {
    await openHydrated(page, '/gallery');
    await tile(page, 1).tap();
    await expect(dialog(page)).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
    await touch('touchStart', 300);
    for (const x of [260, 200, 140, 100]) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(dialog(page).getByText(`2 of ${last}`, { exact: true })).toBeVisible();
  });
});
