import type { Page } from '@playwright/test';
import { scrollWidth } from '../scripts/page-checks/fit.ts';
import { content, expect, hydrated, open, test } from './site.ts';

const { tabs } = content.gallery;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
const historyLength = (page: Page) => page.evaluate(() => window.history.length);

test('[G1] the address of the gallery selects a tab, and selecting a tab changes the address', async ({
  page,
  complaints,
}) => {
  await open(page, '/gallery');
  await test.step('[G1] the selected tab is in the address, without a history entry', async () => {
    const before = await historyLength(page);
    await tab(page, tabs.kitchens).click();
    await expect(page).toHaveURL(/\/gallery\?tab=kitchens$/);
    expect(await historyLength(page)).toBe(before);
    await page.reload();
    await hydrated(page);
    await expect(tab(page, tabs.kitchens)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page, tabs.kitchens)).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page).toHaveURL('/gallery?tab=kitchens');
    await tab(page, tabs.bathrooms).click();
    await expect(page).toHaveURL(/\/gallery$/);
  });
  await test.step('[G1] on a narrow viewport the tabs are one row, scrolled to the selected tab', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/gallery?tab=before-after');
    await expect(panel(page, tabs.beforeAfter)).toBeVisible();
    await expect(page).toHaveURL('/gallery?tab=before-after');
    await expect(tab(page, tabs.beforeAfter)).toBeInViewport({ ratio: 1 });
    const [first, last] = [
      await tab(page, tabs.bathrooms).boundingBox(),
      await tab(page, tabs.beforeAfter).boundingBox(),
    ];
    expect(first?.y).toBe(last?.y);
    for (const name of [tabs.builderCleans, tabs.beforeAfter]) {
      await tab(page, name).click();
      await expect(panel(page, name)).toBeVisible();
      expect(await scrollWidth(page), 'nothing scrolls sideways').toBeLessThanOrEqual(390);
    }
  });
  await test.step('[G3] [G9] the comparisons link to their own page', async () => {
    await page.getByRole('link', { name: content.gallery.comparisonLink.label }).click();
    await expect(page).toHaveURL('/before-after');
  });
  expect(complaints).toEqual([]);
});

test('[G1] an address selects its tab, whatever other parameters it has', async ({ page, complaints }) => {
  for (const [address, name, shown] of [
    // The browser has scrolled to the panel in the hash last.
    ['?tab=kitchens#commercial', tabs.commercial, '?tab=commercial'],
    ['?tab=<script>&filter=%00', tabs.bathrooms, '?tab=%3Cscript%3E&filter=%00'],
  ] as const) {
    await open(page, `/gallery${address}`);
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page, name)).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page).toHaveURL(`/gallery${shown}`);
  }
  expect(complaints).toEqual([]);
});
