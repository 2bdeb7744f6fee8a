import type { Page } from '@playwright/test';
import { photoUrl } from '../../pipeline/content/photos/photo-addresses.ts';
import { comparisonsPerPage, photosPerPage } from '../../src/lib/first-page.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { answerWith } from '../support/faults.ts';
import { content, expect, goTo, open, test } from '../support/site.ts';

const { tabs, more: labels, filters } = content.gallery;
const named = Object.values(content.galleryPhotos.categories).flat();

/** A photo of a long gallery, by its number from 0. */
const photo = (index: number) => ({
  src: photoUrl(named[index % named.length]?.src ?? ''),
  alt: `Photo number ${index + 1}`,
  title: `Title ${index + 1}`,
});
const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(index));
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
const moreButton = (page: Page) => page.getByRole('button', { name: labels.photos, exact: true });

test('@G2 many photos are shown a page at a time', async ({ page }) => {
  const count = 2 * photosPerPage + 4;
  await answerWith(page, 'gallery.json', { categories: { bathrooms: photos(count) }, beforeAfter: [] });
  await open(page, '/gallery');
  await expect(moreButton(page)).toBeVisible();
  const bathrooms = panel(page, tabs.bathrooms);
  const tile = (number: number) => page.getByRole('button', { name: `Photo number ${number}`, exact: true });

  await test.step('the lightbox goes through all photos, including those without a tile', async () => {
    await tile(1).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(`1 of ${count}`, { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByText(`${count} of ${count}`, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('img', { name: `Photo number ${count}`, exact: true })).toBeVisible();
    // However long the list, the page only has the photo and its two neighbours.
    await expect(dialog.locator('img')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(tile(1)).toBeFocused();
  });
  await test.step('each click adds a page of tiles and goes to its first photo, until all are shown', async () => {
    for (const shown of [photosPerPage, 2 * photosPerPage, count]) {
      await expect(bathrooms.getByRole('figure')).toHaveCount(shown);
      await expect(bathrooms.getByRole('status').filter({ hasText: `Showing ${shown} of` })).toBeVisible();
      if (shown === count) continue;
      await moreButton(page).press('Enter');
      await expect(tile(shown + 1)).toBeFocused();
    }
    await expect(moreButton(page)).toHaveCount(0);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
  const second = bathrooms.getByRole('list').nth(1).locator('xpath=../..');
  await expect(second, 'is only rendered near the viewport').toHaveCSS('content-visibility', 'auto');
});

test('@G3 @G7 @G9 comparisons and projects are shown a page at a time too, and stay expanded after Back, which starts at the top', async ({
  page,
}) => {
  const long = photos(2 * photosPerPage + 4);
  const pair = { title: 'Oven', description: 'Cleaned', before: photo(0).src, after: photo(1).src };
  const beforeAfter = Array.from({ length: comparisonsPerPage + 3 }, (_, id) => ({ ...pair, id }));
  const project = { title: 'Bath', suburb: 'Albury', hours_on_site: 3 };
  await answerWith(page, 'gallery.json', { categories: { bathrooms: long, kitchens: long }, beforeAfter });
  const projects = ['bath_reno', 'new_build'].map((category) => ({ ...project, category, images: long }));
  await answerWith(page, 'portfolio-postbuild.json', { projects });
  for (const [path, item, label, opened] of [
    ['/gallery?tab=kitchens', 'figure', labels.photos, 2 * photosPerPage],
    ['/gallery?tab=builder-cleans&filter=renovation', 'li', labels.photos, 2 * photosPerPage],
    ['/before-after', '[role="slider"]', labels.comparisons, beforeAfter.length],
  ] as const)
    await test.step(path, async () => {
      const items = page.locator(
        `main :is([role="tabpanel"], [data-island="ComparisonList"]) ${item}:visible`,
      );
      await open(page, path);
      await page.getByRole('button', { name: label, exact: true }).click();
      await expect(items).toHaveCount(opened);
      if (path === '/before-after') await expect(items.nth(comparisonsPerPage)).toBeFocused();
      await goTo(page, 'about');
      await page.goBack();
      await expect(items).toHaveCount(opened);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      // A filter starts over, and the count follows what is shown.
      if (path.includes('filter')) {
        const projectsShown = panel(page, tabs.builderCleans);
        const expectCount = async (count: number, of: number) => {
          await expect(items).toHaveCount(count);
          await expect(projectsShown.getByText(`Showing ${count} of ${of}`)).toBeVisible();
          await expect(projectsShown.getByText(`Showing ${count} image(s)`)).toBeVisible();
        };
        await expectCount(opened, long.length);
        await projectsShown.getByRole('button', { name: filters.all }).click();
        await expectCount(photosPerPage, 2 * long.length);
      }
      // Other lists of the page are unchanged.
      if (path.includes('kitchens')) {
        await page.getByRole('tab', { name: tabs.bathrooms, exact: true }).click();
        await expect(items).toHaveCount(photosPerPage);
      }
    });
});
