import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { answer, offline } from './faults.ts';
import { content, expect, hydrated, open, test } from './site.ts';

const failure = "We're having trouble loading the gallery. Please try again later.";
const visible = (page: Page, text: string) => page.getByText(text).and(page.locator(':visible'));

/** A gallery, the file that it fetches, and the first item that it shows. */
type Gallery = { path: string; file: string; shown: (page: Page) => ReturnType<Page['getByRole']> };

const galleries: Gallery[] = [
  {
    path: '/gallery',
    file: 'gallery.json',
    shown: (page) =>
      page.getByRole('button', { name: content.galleryPhotos.categories.bathrooms[0]?.alt ?? '' }),
  },
  {
    path: '/gallery?tab=builder-cleans',
    file: 'portfolio-postbuild.json',
    shown: (page) => page.getByRole('button', { name: content.portfolio.projects[0]?.images[0]?.alt ?? '' }),
  },
  {
    path: '/before-after',
    file: 'gallery.json',
    shown: (page) => page.getByRole('slider', { name: content.galleryPhotos.beforeAfter[0]?.title ?? '' }),
  },
];

test("[G5] [A2] a gallery that cannot be loaded says so and keeps the pre-rendered photos; only 'Refresh page' retries", async ({
  page,
}) => {
  for (const { path, file, shown } of galleries)
    await test.step(`[G5] ${path}`, async () => {
      const address = `**/content/${file}`;
      let requests = 0;
      await answer(page, file, (route) => {
        requests += 1;
        return offline(route);
      });
      await open(page, path);
      await expect(visible(page, failure)).toBeVisible();
      await expect(shown(page)).toBeVisible();
      await expectAccessible(page);
      expect(requests).toBe(1);
      await page.unroute(address);
      const reloaded = page.waitForEvent('domcontentloaded');
      await page.getByRole('button', { name: 'Refresh page' }).first().click();
      await reloaded;
      await hydrated(page);
      await expect(page.getByText(failure)).toHaveCount(0);
      await expect(shown(page)).toBeVisible();
    });
});
