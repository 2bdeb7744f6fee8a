import type { Page } from '@playwright/test';
import { comparisonsPerPage, photosPerPage } from '../src/lib/first-page.ts';
import { answerWith } from './faults.ts';
import { expectPhotosByThePage, moreButton, panel, photo, photos } from './long-gallery.ts';
import { content, expect, open, test } from './site.ts';

const { tabs, more, filters } = content.gallery;

test('[G2] many photos are shown a page at a time', ({ page }) =>
  expectPhotosByThePage(page, 3 * photosPerPage + 4));

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
  await expect(shown.getByRole('list').getByRole('button')).toHaveCount(2 * photosPerPage);
  await shown.getByRole('button', { name: filters.renovation }).click();
  await expectAnnounced(photosPerPage);
  await expect(shown.getByText(`Showing ${photosPerPage} of 150`)).toBeVisible();
  await expect(shown.getByRole('list').getByRole('button')).toHaveCount(photosPerPage);
}
