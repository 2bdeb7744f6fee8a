import type { Page } from '@playwright/test';
import { scrollWidth } from '../../scripts/page-checks/fit.ts';
import { content, expect, open, test } from '../support/site.ts';

const { tabs } = content.gallery;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const historyLength = (page: Page) => page.evaluate(() => window.history.length);

/** Addresses of the gallery: the tab that each selects, and how the address then ends. */
const addresses = [
  ['#builder-cleans', tabs.builderCleans, '?tab=builder-cleans'],
  // The browser has scrolled to the panel in the hash last.
  ['?tab=kitchens#commercial', tabs.commercial, '?tab=commercial'],
  ['?tab=<script>&filter=%00', tabs.bathrooms, '?tab=%3Cscript%3E&filter=%00'],
  ['?tab=before-after', tabs.beforeAfter, '?tab=before-after'],
] as const;

test('@G1 @G3 @G9 the address of the gallery selects a tab, and selecting a tab changes the address', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const expectShown = async (name: string) => {
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, name)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    expect(await scrollWidth(page), 'nothing scrolls sideways').toBeLessThanOrEqual(390);
  };
  for (const [address, name, shown] of addresses)
    await test.step(address, async () => {
      await open(page, `/gallery${address}`);
      await expectShown(name);
      await expect(page).toHaveURL(`/gallery${shown}`);
    });
  await test.step('the tabs are one row', async () => {
    const [first, last] = [tabs.bathrooms, tabs.beforeAfter].map((name) => tab(page, name).boundingBox());
    expect((await first)?.y).toBe((await last)?.y);
  });
  await test.step('the selected tab is in the address, without a history entry', async () => {
    const before = await historyLength(page);
    for (const [name, shown] of [
      [tabs.kitchens, '?tab=kitchens'],
      [tabs.bathrooms, ''],
    ] as const) {
      await tab(page, name).click();
      await expectShown(name);
      await expect(page).toHaveURL(`/gallery${shown}`);
    }
    expect(await historyLength(page)).toBe(before);
  });
  await test.step('a hash that changes later selects its tab', async () => {
    await page.evaluate(() => {
      window.location.hash = '#before-after';
    });
    await expectShown(tabs.beforeAfter);
  });
  await test.step('the comparisons link to their own page', async () => {
    await page.getByRole('link', { name: content.gallery.comparisonLink.label }).click();
    await expect(page).toHaveURL('/before-after');
  });
  expect(complaints).toEqual([]);
});

test('@G1 until scripts run, one panel is shown, the first or the one in the hash, and it does not move', async ({
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

test('@H6 a tab on home opens the gallery if its code cannot be fetched', async ({ page }) => {
  await page.route(/OurWork.*\.js/, (route) => route.abort());
  await open(page, '/');
  await page.getByRole('link', { name: content.home.ourWork.tabs.kitchens, exact: true }).click();
  await expect(page).toHaveURL(/\/gallery/);
  await expect(page.getByRole('tabpanel', { name: tabs.kitchens, exact: true })).toBeVisible();
});
