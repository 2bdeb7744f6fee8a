import type { Page } from '@playwright/test';
import { content, expect, hydrated, open, test } from './site.ts';

const { tabs, filters } = content.gallery;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
const historyLength = (page: Page) => page.evaluate(() => window.history.length);

/** Loads the gallery anew, also where its address differs from the shown one by the hash alone. */
async function load(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await open(page, `/gallery${address}`);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll, `at ${width} px`).toBe(client);
  }
  await page.setViewportSize(before);
}

test('[G1] [G2] the address of the gallery chooses a tab and follows it', async ({ page, complaints }) => {
  await load(page, '');
  await test.step('[G2] tiles are upright, 3 by 4, and are buttons named by their photo', async () => {
    const [photo] = content.galleryPhotos.categories.bathrooms;
    const tile = page.getByRole('button', { name: photo?.alt ?? '', exact: true });
    const box = await tile.getByRole('img').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4, 2);
  });
  await test.step('[G1] nothing scrolls sideways in the first tab', () => expectNoSidewaysScroll(page));
  await test.step('[G1] the chosen tab is in the address, without a step in the history', async () => {
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
  for (const [address, name, shown] of [
    // A hash that is no panel leaves the tab alone.
    ['?tab=commercial#main', tabs.commercial, '?tab=commercial#main'],
    // One that is a panel has been followed last.
    ['?tab=kitchens#commercial', tabs.commercial, '?tab=commercial'],
    ['?tab=nonsense', tabs.bathrooms, '?tab=nonsense'],
    ['?tab=', tabs.bathrooms, '?tab='],
    ['?tab=<script>&filter=%00', tabs.bathrooms, '?tab=%3Cscript%3E&filter=%00'],
    // A link to a panel opens its tab.
    ['#before-after', tabs.beforeAfter, '?tab=before-after'],
  ] as const)
    await test.step(`[G1] /gallery${address} opens ${name}`, async () => {
      await load(page, address);
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(panel(page, name)).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page).toHaveURL(`/gallery${shown}`);
      expect(complaints).toEqual([]);
    });
  await test.step('[G1] nothing scrolls sideways in the comparisons', () => expectNoSidewaysScroll(page));
  await test.step('[G1] in a narrow window the tabs are one row, scrolled to the selected one', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await load(page, '?tab=before-after');
    await expect(panel(page, tabs.beforeAfter)).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page).toHaveURL('/gallery?tab=before-after');
    await expect(tab(page, tabs.beforeAfter)).toBeInViewport({ ratio: 1 });
    const [first, last] = [
      await tab(page, tabs.bathrooms).boundingBox(),
      await tab(page, tabs.beforeAfter).boundingBox(),
    ];
    expect(first?.y).toBe(last?.y);
  });
  await test.step('[G3] [G9] the comparisons lead to their own page', async () => {
    await page.getByRole('link', { name: content.gallery.comparisonLink.label }).click();
    await expect(page).toHaveURL('/before-after');
  });
});

test('[G1] [G7] the address of the gallery chooses a filter and follows it', async ({ page }) => {
  for (const [query, pressed] of [
    ['&filter=new_build', 'new_build'],
    ['&filter=renovation#builder-cleans', 'renovation'],
    ['&filter=nonsense', 'all'],
    ['', 'all'],
  ] as const)
    await test.step(`[G7] /gallery?tab=builder-cleans${query} shows ${pressed}`, async () => {
      await load(page, `?tab=builder-cleans${query}`);
      const buttons = panel(page, tabs.builderCleans).getByRole('group').getByRole('button');
      await expect(buttons).toHaveText(Object.values(filters));
      await expect(buttons.and(page.locator('[aria-pressed="true"]'))).toHaveText(filters[pressed]);
    });
  await test.step('[G1] nothing scrolls sideways in the projects', () => expectNoSidewaysScroll(page));
  await test.step('[G7] the filter is in the address, without a step in the history, and stays when the tab changes', async () => {
    const before = await historyLength(page);
    await page.getByRole('button', { name: filters.new_build }).click();
    await expect(page).toHaveURL('/gallery?tab=builder-cleans&filter=new_build');
    await tab(page, tabs.kitchens).click();
    await expect(page).toHaveURL('/gallery?tab=kitchens&filter=new_build');
    await tab(page, tabs.builderCleans).click();
    await page.getByRole('button', { name: filters.all }).click();
    await expect(page).toHaveURL('/gallery?tab=builder-cleans');
    expect(await historyLength(page)).toBe(before);
  });
});
