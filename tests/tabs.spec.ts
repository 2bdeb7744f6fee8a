import type { Page } from '@playwright/test';
import { content, expect, open, test } from './site.ts';

const { tabs } = content.gallery;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

test('[G1] until scripts run, one panel is shown, the first or the one in the hash, and it does not move', async ({
  page,
}) => {
  const place = async () => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page
      .getByRole('img', { name: content.galleryPhotos.categories.bathrooms[0]?.alt ?? '' })
      .boundingBox();
  };
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/gallery');
  const shown = page.locator('#bathrooms, #kitchens, #commercial, #builder-cleans, #before-after').filter({
    visible: true,
  });
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('id', 'bathrooms');
  const before = await place();
  await page.locator('[href="#commercial"]').click();
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('id', 'commercial');
  await page.unroute('**/*.js');
  await open(page, '/gallery');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  expect(await place()).toEqual(before);
});

test('[G1] an address with a hash shows its panel, even if the hash changes later', async ({ page }) => {
  await open(page, '/gallery#builder-cleans');
  await expect(panel(page, tabs.builderCleans)).toBeVisible();
  await expect(tab(page, tabs.builderCleans)).toBeInViewport();
  await page.evaluate(() => {
    window.location.hash = '#kitchens';
  });
  await expect(panel(page, tabs.kitchens)).toBeVisible();
  await expect(tab(page, tabs.kitchens)).toBeInViewport();
});

test('[H6] a tab on home opens the gallery if its code cannot be fetched', async ({ page }) => {
  await page.route(/OurWork.*\.js/, (route) => route.abort());
  await open(page, '/');
  await page.getByRole('link', { name: content.home.ourWork.tabs.kitchens, exact: true }).click();
  await expect(page).toHaveURL(/\/gallery/);
  await expect(panel(page, tabs.kitchens)).toBeVisible();
});
