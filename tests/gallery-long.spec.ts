import type { Page } from '@playwright/test';
import { comparisonsPerPage, photosPerPage } from '../src/lib/first-page.ts';
import { photoUrl } from '../src/lib/photo-variants.ts';
import { accessibilityProblems } from './axe.ts';
import { answerWith } from './faults.ts';
import { content, expect, open, test } from './site.ts';

const { tabs, more } = content.gallery;
const named = Object.values(content.galleryPhotos.categories).flat();
const photo = (index: number) => ({
  src: photoUrl(named[index % named.length]?.src ?? ''),
  alt: `Photo number ${index + 1}`,
  title: `Title ${index + 1}`,
});
const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(index));
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
const moreButton = (page: Page) => page.getByRole('button', { name: more.photos, exact: true });

test.describe('with 1,000 bathrooms', () => {
  test.beforeEach(async ({ page }) => {
    await answerWith(page, 'gallery.json', { categories: { bathrooms: photos(1000) }, beforeAfter: [] });
    await open(page, '/gallery');
    await expect(moreButton(page)).toBeVisible();
  });

  test('[G2] the first page of tiles is shown, and each press adds one and goes to its first photo', async ({
    page,
  }) => {
    const tiles = panel(page, tabs.bathrooms).getByRole('figure');
    const status = panel(page, tabs.bathrooms).getByRole('status').filter({ hasText: 'Showing' });
    await expect(tiles).toHaveCount(photosPerPage);
    await expect(status).toHaveText(`Showing ${photosPerPage} of 1000`);
    for (const pages of [2, 3]) {
      await moreButton(page).press('Enter');
      await expect(tiles).toHaveCount(pages * photosPerPage);
      await expect(status).toHaveText(`Showing ${pages * photosPerPage} of 1000`);
      const firstNew = `Photo number ${(pages - 1) * photosPerPage + 1}`;
      await expect(page.getByRole('button', { name: firstNew, exact: true })).toBeFocused();
    }
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('[G2] the last press shows all, and there is nothing more to press', async ({ page }) => {
    const presses = Math.ceil(1000 / photosPerPage) - 1;
    for (let press = 0; press < presses; press += 1) await moreButton(page).click();
    await expect(panel(page, tabs.bathrooms).getByRole('figure')).toHaveCount(1000);
    await expect(moreButton(page)).toHaveCount(0);
    await expect(panel(page, tabs.bathrooms).getByText('Showing 1000 of 1000')).toBeVisible();
    // All but the first page is drawn only near the window, and one box a page says so.
    const lists = panel(page, tabs.bathrooms).getByRole('list');
    await expect(lists).toHaveCount(presses + 1);
    await expect(lists.nth(0)).toHaveCSS('content-visibility', 'visible');
    await expect(lists.nth(1)).toHaveCSS('content-visibility', 'auto');
    const last = page.getByRole('button', { name: 'Photo number 1000', exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last.getByRole('img')).toBeVisible();
  });

  test('[G2] the lightbox goes through all of them, also those without a tile', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Photo number 1', exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('1 of 1000', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByText('1000 of 1000', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Photo number 1000', exact: true })).toBeVisible();
    // However many there are, only the photo and its two neighbours are in the page.
    await expect(dialog.locator('img')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
});

test('[A1] 2,000 photos are read, and those that lack an address or alternative text left out', async ({
  page,
}) => {
  const faulty = [{ alt: 'No address' }, { src: photo(0).src }, { src: photo(0).src, alt: '  ' }, null, 'x'];
  await answerWith(page, 'gallery.json', { categories: { bathrooms: [...faulty, ...photos(2000)] } });
  await open(page, '/gallery');
  await expect(panel(page, tabs.bathrooms).getByText(`Showing ${photosPerPage} of 2000`)).toBeVisible();
  await expect(panel(page, tabs.bathrooms).getByRole('img').first()).toHaveAttribute('alt', 'Photo number 1');
});

test('[G7] hundreds of project photos are counted as they are shown; a filter starts over', async ({
  page,
}) => {
  const projects = Array.from({ length: 100 }, (_, index) => ({
    ...{ category: index % 2 === 0 ? 'new_build' : 'bath_reno', title: `Project ${index}` },
    ...{ suburb: 'Albury', hours_on_site: 3, images: photos(3) },
  }));
  await answerWith(page, 'portfolio-postbuild.json', { projects });
  await open(page, '/gallery?tab=builder-cleans');
  const shown = panel(page, tabs.builderCleans);
  const told = (count: number) =>
    expect(shown.getByRole('status').filter({ hasText: `Showing ${count} image(s)` })).toBeVisible();
  await expect(shown.getByText(`Showing ${photosPerPage} of 300`)).toBeVisible();
  await told(photosPerPage);
  await moreButton(page).click();
  await told(2 * photosPerPage);
  await expect(shown.getByRole('figure')).toHaveCount(2 * photosPerPage);
  await shown.getByRole('button', { name: content.gallery.filters.renovation }).click();
  await told(photosPerPage);
  await expect(shown.getByText(`Showing ${photosPerPage} of 150`)).toBeVisible();
  await expect(shown.getByRole('figure')).toHaveCount(photosPerPage);
});

for (const address of ['/before-after', '/gallery?tab=before-after']) {
  test(`[G9] [G3] ${address} shows many comparisons a page at a time`, async ({ page }) => {
    const beforeAfter = Array.from({ length: comparisonsPerPage + 3 }, (_, index) => ({
      ...{ id: index, title: `Pair ${index + 1}`, description: 'Cleaned' },
      ...{ before: photo(0).src, after: photo(1).src, beforeLabel: 'Before', afterLabel: 'After' },
    }));
    await answerWith(page, 'gallery.json', { categories: {}, beforeAfter });
    await open(page, address);
    await expect(page.getByRole('slider')).toHaveCount(comparisonsPerPage);
    await page.getByRole('button', { name: more.comparisons, exact: true }).click();
    await expect(page.getByRole('slider')).toHaveCount(beforeAfter.length);
    await expect(
      page.getByRole('slider', { name: `Pair ${comparisonsPerPage + 1}`, exact: false }).first(),
    ).toBeFocused();
    await expect(page.getByRole('button', { name: more.comparisons })).toHaveCount(0);
  });
}

test('[G2] a list that fits one page has no button and no count', async ({ page }) => {
  await open(page, '/gallery');
  await expect(panel(page, tabs.bathrooms).getByRole('figure')).toHaveCount(
    content.galleryPhotos.categories.bathrooms.length,
  );
  await expect(moreButton(page)).toHaveCount(0);
  await expect(page.getByText(/^Showing \d+ of/)).toHaveCount(0);
});
