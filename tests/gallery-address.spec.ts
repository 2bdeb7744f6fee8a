import type { Page } from '@playwright/test';
import { content, expect, open, test } from './site.ts';

const { tabs } = content.gallery;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

test('[G1] the chosen tab is in the address, without a step in the history', async ({ page }) => {
  await open(page, '/gallery');
  const before = await page.evaluate(() => window.history.length);
  await tab(page, tabs.kitchens).click();
  await expect(page).toHaveURL(/\/gallery\?tab=kitchens$/);
  expect(await page.evaluate(() => window.history.length)).toBe(before);
  await page.reload();
  await expect(panel(page, tabs.kitchens)).toBeVisible();
  await tab(page, tabs.bathrooms).click();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('[G1] a link to a panel opens its tab', async ({ page }) => {
  await open(page, '/gallery#before-after');
  await expect(panel(page, tabs.beforeAfter)).toBeVisible();
  await expect(page).toHaveURL(/\/gallery\?tab=before-after$/);
});

for (const [query, name, address] of [
  ['?tab=kitchens', tabs.kitchens, '?tab=kitchens'],
  ['?tab=before-after', tabs.beforeAfter, '?tab=before-after'],
  // A hash that is no panel is not the tabs' business.
  ['?tab=commercial#main', tabs.commercial, '?tab=commercial#main'],
  // One that is a panel has been followed last.
  ['?tab=kitchens#commercial', tabs.commercial, '?tab=commercial'],
  ['?tab=nonsense', tabs.bathrooms, '?tab=nonsense'],
  ['?tab=', tabs.bathrooms, '?tab='],
  ['?tab=<script>&filter=%00', tabs.bathrooms, '?tab=%3Cscript%3E&filter=%00'],
] as const) {
  test(`[G1] /gallery${query} opens ${name}`, async ({ page, complaints }) => {
    await open(page, `/gallery${query}`);
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page, name)).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page).toHaveURL(`/gallery${address}`);
    expect(complaints).toEqual([]);
  });
}

for (const [query, pressed] of [
  ['', 'all'],
  ['&filter=new_build', 'new_build'],
  ['&filter=renovation#builder-cleans', 'renovation'],
  ['&filter=nonsense', 'all'],
] as const) {
  test(`[G7] /gallery?tab=builder-cleans${query} shows ${pressed}`, async ({ page }) => {
    await open(page, `/gallery?tab=builder-cleans${query}`);
    const filters = panel(page, tabs.builderCleans).getByRole('group').getByRole('button');
    await expect(filters).toHaveText(Object.values(content.gallery.filters));
    await expect(filters.and(page.locator('[aria-pressed="true"]'))).toHaveText(
      content.gallery.filters[pressed],
    );
  });
}

test('[G7] the filter is in the address, without a step in the history, and stays when the tab changes', async ({
  page,
}) => {
  await open(page, '/gallery?tab=builder-cleans');
  const before = await page.evaluate(() => window.history.length);
  await page.getByRole('button', { name: content.gallery.filters.new_build }).click();
  await expect(page).toHaveURL('/gallery?tab=builder-cleans&filter=new_build');
  await tab(page, tabs.kitchens).click();
  await expect(page).toHaveURL('/gallery?tab=kitchens&filter=new_build');
  await tab(page, tabs.builderCleans).click();
  await page.getByRole('button', { name: content.gallery.filters.all }).click();
  await expect(page).toHaveURL('/gallery?tab=builder-cleans');
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});
