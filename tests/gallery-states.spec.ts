import { expectAccessible } from './axe.ts';
import { answer, offline } from './faults.ts';
import { content, expect, hydrated, open, test } from './site.ts';

const failure = "We're having trouble loading the gallery. Please try again later.";
const [bathroom] = content.galleryPhotos.categories.bathrooms;
const [pair] = content.galleryPhotos.beforeAfter;
const [project] = content.portfolio.projects;

/** Each gallery, the file that it fetches, and the name of the first item that it shows. */
const galleries = [
  ['/gallery', 'gallery.json', bathroom?.alt],
  ['/gallery?tab=builder-cleans', 'portfolio-postbuild.json', project?.images[0]?.alt],
  ['/before-after', 'gallery.json', pair?.title],
] as const;

test("[G5] [A2] a gallery that cannot be loaded says so and keeps the pre-rendered photos; only 'Refresh page' retries", async ({
  page,
}) => {
  for (const [path, file, name = 'none'] of galleries)
    await test.step(`[G5] ${path}`, async () => {
      const shown = page.getByRole('button', { name }).or(page.getByRole('slider', { name }));
      let requests = 0;
      await answer(page, file, (route) => {
        requests += 1;
        return offline(route);
      });
      await open(page, path);
      await expect(page.getByText(failure).filter({ visible: true })).toBeVisible();
      await expect(shown).toBeVisible();
      await expectAccessible(page);
      expect(requests).toBe(1);
      await page.unroute(`**/content/${file}`);
      const reloaded = page.waitForEvent('domcontentloaded');
      await page.getByRole('button', { name: 'Refresh page' }).first().click();
      await reloaded;
      await hydrated(page);
      await expect(page.getByText(failure)).toHaveCount(0);
      await expect(shown).toBeVisible();
    });
});
