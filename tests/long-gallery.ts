import { expect, type Page, test } from '@playwright/test';
import { photosPerPage } from '../src/lib/first-page.ts';
import { photoUrl } from '../src/lib/photo-variants.ts';
import { accessibilityProblems } from './axe.ts';
import { answerWith } from './faults.ts';
import { content, open } from './site.ts';

const { tabs, more } = content.gallery;
const named = Object.values(content.galleryPhotos.categories).flat();

/** A photo of a long gallery, by its number from 0. */
export const photo = (index: number) => ({
  src: photoUrl(named[index % named.length]?.src ?? ''),
  alt: `Photo number ${index + 1}`,
  title: `Title ${index + 1}`,
});
export const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(index));
export const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
export const moreButton = (page: Page) => page.getByRole('button', { name: more.photos, exact: true });

/** Opens the gallery with a number of photos, more than three pages of them, and goes through them. */
export async function expectPhotosByThePage(page: Page, count: number): Promise<void> {
  await answerWith(page, 'gallery.json', { categories: { bathrooms: photos(count) }, beforeAfter: [] });
  await open(page, '/gallery');
  await expect(moreButton(page)).toBeVisible();
  const bathrooms = panel(page, tabs.bathrooms);
  const tiles = bathrooms.getByRole('figure');

  await test.step('[G2] the lightbox goes through all of them, also those without a tile', async () => {
    const opener = page.getByRole('button', { name: 'Photo number 1', exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(`1 of ${count}`, { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByText(`${count} of ${count}`, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('img', { name: `Photo number ${count}`, exact: true })).toBeVisible();
    // However many there are, only the photo and its two neighbours are in the page.
    await expect(dialog.locator('img')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
  await test.step('[G2] the first page of tiles is shown, and each click adds one and goes to its first photo', async () => {
    const status = bathrooms.getByRole('status').filter({ hasText: 'Showing' });
    await expect(tiles).toHaveCount(photosPerPage);
    await expect(status).toHaveText(`Showing ${photosPerPage} of ${count}`);
    for (const pages of [2, 3]) {
      await moreButton(page).press('Enter');
      await expect(tiles).toHaveCount(pages * photosPerPage);
      await expect(status).toHaveText(`Showing ${pages * photosPerPage} of ${count}`);
      const firstNew = `Photo number ${(pages - 1) * photosPerPage + 1}`;
      await expect(page.getByRole('button', { name: firstNew, exact: true })).toBeFocused();
    }
    expect(await accessibilityProblems(page)).toEqual([]);
  });
  await test.step('[G2] the last click shows all, and then there is no button', async () => {
    const pages = Math.ceil(count / photosPerPage);
    for (let shown = 3; shown < pages; shown += 1) await moreButton(page).click();
    await expect(tiles).toHaveCount(count);
    await expect(moreButton(page)).toHaveCount(0);
    await expect(bathrooms.getByText(`Showing ${count} of ${count}`)).toBeVisible();
    // All but the first page are rendered only near the window, with one box for each page.
    const lists = bathrooms.getByRole('list');
    await expect(lists).toHaveCount(pages);
    const pageOf = (index: number) => lists.nth(index).locator('xpath=../..');
    await expect(pageOf(0)).toHaveCSS('content-visibility', 'visible');
    await expect(pageOf(1)).toHaveCSS('content-visibility', 'auto');
    const last = page.getByRole('button', { name: `Photo number ${count}`, exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last.getByRole('img')).toBeVisible();
  });
}
