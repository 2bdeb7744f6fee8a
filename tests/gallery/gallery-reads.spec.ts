import type { Page } from '@playwright/test';
import { focusClass } from '../../pipeline/content/photos/photos-in.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { answer, answerWith, offline } from '../support/faults.ts';
import { focusOf, shownFocus } from '../support/shown-part.ts';
import { content, expect, hydrated, open, test } from '../support/site.ts';

const { tabs } = content.gallery;
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
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

test("@G5 @A2 a gallery that cannot be loaded says so and keeps the pre-rendered photos; only 'Refresh page' retries", async ({
  page,
}) => {
  for (const [path, file, name = 'none'] of galleries)
    await test.step(`${path}`, async () => {
      const shown = page.getByRole('button', { name }).or(page.getByRole('slider', { name }));
      let requests = 0;
      await answer(page, file, (route) => {
        requests += 1;
        return offline(route);
      });
      await open(page, path);
      await expect(page.getByText(failure).filter({ visible: true })).toBeVisible();
      await expect(shown).toBeVisible();
      expect.soft(await accessibilityProblems(page), 'what axe finds').toEqual([]);
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

test('@G4 @G7 @G8 @G9 the lists of the other shape are read as well, and where nothing is to show it says so', async ({
  page,
}) => {
  const src = '/images/placeholder.jpg';
  // A focus that the site has, but no gallery document uses.
  const focus = focusOf('hero-portrait.jpg') ?? [50, 50];
  const photo = { id: 'b1', src, alt: 'A bathroom of the other shape', focus: focusClass(focus) };
  await answerWith(page, 'gallery.json', {
    bathrooms: [photo],
    kitchens: [{ alt: 'x' }, null],
    beforeAfter: [{ ...pair, title: 'Only this one', before: src, after: src }],
  });
  const late = { category: 'new_build', title: 'New', images: [{ src: 'x.jpg', alt: 'X' }] };
  await answerWith(page, 'portfolio-postbuild.json', { projects: [late] });
  await open(page, '/gallery?tab=builder-cleans&filter=renovation');
  await test.step('a filter that leaves no project says so', async () => {
    const none = 'No projects available for this category.';
    const shown = panel(page, tabs.builderCleans);
    await expect(shown.getByText(none)).toBeVisible();
    await expect(shown.getByText('Showing 0 image(s)')).toBeVisible();
    expect.soft(await accessibilityProblems(page), 'what axe finds').toEqual([]);
    await shown.getByRole('button', { name: 'All Projects' }).click();
    await expect(shown.getByText('Showing 1 image(s)')).toBeVisible();
    await expect(shown.getByText(none)).toHaveCount(0);
  });
  await test.step('the other lists are read, and an empty category says so', async () => {
    await page.getByRole('tab', { name: tabs.bathrooms, exact: true }).click();
    await expect(page.getByRole('button', { name: photo.alt })).toBeVisible();
    expect(await shownFocus(page, photo.alt)).toEqual(focus);
    await page.getByRole('tab', { name: tabs.beforeAfter }).click();
    await expect(page.getByRole('slider')).toHaveCount(1);
    for (const tab of [tabs.kitchens, tabs.commercial]) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      const said = panel(page, tab).getByText('No images available in this category yet.', { exact: true });
      await expect(said).toBeVisible();
    }
    expect.soft(await accessibilityProblems(page), 'what axe finds').toEqual([]);
  });
  await test.step('/before-after has a text where the read brings none', async () => {
    await answerWith(page, 'gallery.json', { categories: {}, beforeAfter: [] });
    await open(page, '/before-after');
    await expect(page.getByText('No before & after comparisons available at this time.')).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    expect.soft(await accessibilityProblems(page), 'what axe finds').toEqual([]);
  });
});
