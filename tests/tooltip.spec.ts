import type { Page } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { content, expect, open, reach, test } from './site.ts';

const { testimonials } = content.home;
const button = (page: Page) => page.getByRole('button', { name: testimonials.moreReviews });
const note = (page: Page) => page.getByRole('tooltip');

/** Opens home with the button in view and the time standing still. */
async function openPaused(page: Page) {
  await page.clock.install();
  await open(page, '/');
  await reach(button(page));
  await button(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.mouse.move(2, 2);
  await page.clock.pauseAt(Date.now() + 10_000);
}

test('[L13] it shows after the pointer has rested for 700 ms, and not before', async ({ page }) => {
  await openPaused(page);
  await button(page).hover();
  await page.clock.runFor(699);
  await expect(note(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(note(page)).toBeVisible();
  await expect(note(page)).toHaveText(testimonials.moreReviewsNote);
  await expect(button(page)).toHaveAccessibleDescription(testimonials.moreReviewsNote);
});

test('[L13] it stays while the pointer is on it, and goes when the pointer leaves', async ({ page }) => {
  await openPaused(page);
  await button(page).hover();
  await page.clock.runFor(700);
  await note(page).hover();
  await page.clock.runFor(2000);
  await expect(note(page)).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(note(page)).toBeHidden();
});

test('[L13] within 300 ms after one has closed it shows at once, later it waits again', async ({ page }) => {
  await openPaused(page);
  await button(page).hover();
  await page.clock.runFor(700);
  await page.mouse.move(2, 2);
  await expect(note(page)).toBeHidden();
  await page.clock.runFor(290);
  await button(page).hover();
  await page.clock.runFor(1);
  await expect(note(page)).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(note(page)).toBeHidden();
  await page.clock.runFor(400);
  await button(page).hover();
  await page.clock.runFor(600);
  await expect(note(page)).toBeHidden();
});

test('[L13] keyboard focus shows it at once, and Escape hides it without moving the focus', async ({
  page,
}) => {
  const read = page.waitForResponse('**/content/testimonials.json');
  await open(page, '/');
  await reach(button(page));
  // While the reviews are read, their words for it fade in.
  await read;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await button(page).focus();
  await expect(note(page)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(note(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('[H15] Read More Reviews does nothing, and says that it is unavailable', async ({ page }) => {
  await open(page, '/');
  await reach(button(page));
  await expect(button(page)).toHaveText('Read More Reviews');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  const address = page.url();
  await button(page).click({ force: true });
  expect(page.url()).toBe(address);
});
