import type { Page } from '@playwright/test';
import { comparisonsPerPage, photosPerPage } from '../src/lib/first-page.ts';
import { photoUrl } from '../src/lib/photo-variants.ts';
import { accessibilityProblems } from './axe.ts';
import { answerWith } from './faults.ts';
import { content, expect, open, test } from './site.ts';

const { tabs, more, filters } = content.gallery;
const named = Object.values(content.galleryPhotos.categories).flat();
const photo = (index: number) => ({
  src: photoUrl(named[index % named.length]?.src ?? ''),
  alt: `Photo number ${index + 1}`,
  title: `Title ${index + 1}`,
});
const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(index));
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
const moreButton = (page: Page) => page.getByRole('button', { name: more.photos, exact: true });

test('[G2] 1,000 photos are shown a page at a time', async ({ page }) => {
  await answerWith(page, 'gallery.json', { categories: { bathrooms: photos(1000) }, beforeAfter: [] });
  await open(page, '/gallery');
  await expect(moreButton(page)).toBeVisible();
  const bathrooms = panel(page, tabs.bathrooms);
  const tiles = bathrooms.getByRole('figure');

  await test.step('[G2] the lightbox goes through all of them, also those without a tile', async () => {
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
  await test.step('[G2] the first page of tiles is shown, and each click adds one and goes to its first photo', async () => {
    const status = bathrooms.getByRole('status').filter({ hasText: 'Showing' });
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
  await test.step('[G2] the last click shows all, and then there is no button', async () => {
    const pages = Math.ceil(1000 / photosPerPage);
    for (let shown = 3; shown < pages; shown += 1) await moreButton(page).click();
    await expect(tiles).toHaveCount(1000);
    await expect(moreButton(page)).toHaveCount(0);
    await expect(bathrooms.getByText('Showing 1000 of 1000')).toBeVisible();
    // All but the first page are rendered only near the window, with one box for each page.
    const lists = bathrooms.getByRole('list');
    await expect(lists).toHaveCount(pages);
    await expect(lists.nth(0)).toHaveCSS('content-visibility', 'visible');
    await expect(lists.nth(1)).toHaveCSS('content-visibility', 'auto');
    const last = page.getByRole('button', { name: 'Photo number 1000', exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last.getByRole('img')).toBeVisible();
  });
});

test('[A1] [G2] [G3] [G7] [G9] lists are counted a page at a time where they need more than one', async ({
  page,
}) => {
  await test.step('[G2] a list that fits one page has no button and no count', async () => {
    await open(page, '/gallery');
    const { bathrooms } = content.galleryPhotos.categories;
    await expect(panel(page, tabs.bathrooms).getByRole('figure')).toHaveCount(bathrooms.length);
    await expect(moreButton(page)).toHaveCount(0);
    await expect(page.getByText(/^Showing \d+ of/)).toHaveCount(0);
  });
  await test.step('[A1] 2,000 photos are read, and those that lack an address or alternative text left out', async () => {
    const { src } = photo(0);
    const faulty = [{ alt: 'No address' }, { src }, { src, alt: '  ' }, null, 'x'];
    await answerWith(page, 'gallery.json', { categories: { bathrooms: [...faulty, ...photos(2000)] } });
    await open(page, '/gallery');
    const bathrooms = panel(page, tabs.bathrooms);
    await expect(bathrooms.getByText(`Showing ${photosPerPage} of 2000`)).toBeVisible();
    await expect(bathrooms.getByRole('img').first()).toHaveAttribute('alt', 'Photo number 1');
  });
  await test.step('[G7] hundreds of project photos are counted as they are shown; a filter starts over', () =>
    expectCountedProjects(page));
  await test.step('[G9] [G3] many comparisons are shown a page at a time', async () => {
    const beforeAfter = Array.from({ length: comparisonsPerPage + 3 }, (_, index) => ({
      ...{ id: index, title: `Pair ${index + 1}`, description: 'Cleaned' },
      ...{ before: photo(0).src, after: photo(1).src, beforeLabel: 'Before', afterLabel: 'After' },
    }));
    await answerWith(page, 'gallery.json', { categories: {}, beforeAfter });
    for (const address of ['/before-after', '/gallery?tab=before-after']) {
      await open(page, address);
      await expect(page.getByRole('slider'), address).toHaveCount(comparisonsPerPage);
      await page.getByRole('button', { name: more.comparisons, exact: true }).click();
      await expect(page.getByRole('slider'), address).toHaveCount(beforeAfter.length);
      const firstNew = page.getByRole('slider', { name: `Pair ${comparisonsPerPage + 1}` });
      await expect(firstNew.first(), address).toBeFocused();
      await expect(page.getByRole('button', { name: more.comparisons }), address).toHaveCount(0);
    }
  });
});

async function expectCountedProjects(page: Page): Promise<void> {
  const projects = Array.from({ length: 100 }, (_, index) => ({
    ...{ category: index % 2 === 0 ? 'new_build' : 'bath_reno', title: `Project ${index}` },
    ...{ suburb: 'Albury', hours_on_site: 3, images: photos(3) },
  }));
  await answerWith(page, 'portfolio-postbuild.json', { projects });
  await open(page, '/gallery?tab=builder-cleans');
  const shown = panel(page, tabs.builderCleans);
  const expectAnnounced = (count: number) =>
    expect(shown.getByRole('status').filter({ hasText: `Showing ${count} image(s)` })).toBeVisible();
  await expect(shown.getByText(`Showing ${photosPerPage} of 300`)).toBeVisible();
  await expectAnnounced(photosPerPage);
  await moreButton(page).click();
  await expectAnnounced(2 * photosPerPage);
  await expect(shown.getByRole('figure')).toHaveCount(2 * photosPerPage);
  await shown.getByRole('button', { name: filters.renovation }).click();
  await expectAnnounced(photosPerPage);
  await expect(shown.getByText(`Showing ${photosPerPage} of 150`)).toBeVisible();
  await expect(shown.getByRole('figure')).toHaveCount(photosPerPage);
}
