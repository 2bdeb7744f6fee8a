import type { Page } from '@playwright/test';
import { focusClass } from '../pipeline/content/photos/photos-in.ts';
import { accessibilityProblems, expectAccessible } from './axe.ts';
import { answerWith } from './faults.ts';
import { focusOf, position, shownPart } from './shown-part.ts';
import { content, expect, open, test } from './site.ts';

const { tabs } = content.gallery;
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

test('[G4] [G7] [G8] the lists of the other shape are read as well, and an empty category or filter says so', async ({
  page,
}) => {
  const { before, after, ...pair } = content.galleryPhotos.beforeAfter[0] ?? {};
  const src = '/images/placeholder.jpg';
  // A focus that the site has, but no gallery document uses.
  const focus = focusOf('hero-portrait.jpg') ?? [50, 50];
  await answerWith(page, 'gallery.json', {
    bathrooms: [{ id: 'b1', src, alt: 'A bathroom of the other shape', focus: focusClass(focus) }],
    kitchens: [{ alt: 'x' }, null],
    beforeAfter: [{ ...pair, title: 'Only this one', before: src, after: src }],
  });
  const project = { category: 'new_build', title: 'New', images: [{ src: 'x.jpg', alt: 'X' }] };
  await answerWith(page, 'portfolio-postbuild.json', { projects: [project] });
  await open(page, '/gallery?tab=builder-cleans&filter=renovation');
  await test.step('[G7] a filter that leaves no project says so', async () => {
    const none = 'No projects available for this category.';
    const shown = panel(page, tabs.builderCleans);
    await expect(shown.getByText(none)).toBeVisible();
    await expect(shown.getByText('Showing 0 image(s)')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await shown.getByRole('button', { name: 'All Projects' }).click();
    await expect(shown.getByText('Showing 1 image(s)')).toBeVisible();
    await expect(shown.getByText(none)).toHaveCount(0);
  });
  await test.step('[G4] [G8] the other lists are read, and an empty category says so', async () => {
    await page.getByRole('tab', { name: tabs.bathrooms, exact: true }).click();
    await expect(page.getByRole('button', { name: 'A bathroom of the other shape' })).toBeVisible();
    expect(await shownPart(page, 'A bathroom of the other shape')).toBe(position(focus));
    await page.getByRole('tab', { name: tabs.beforeAfter }).click();
    await expect(page.getByRole('slider')).toHaveCount(1);
    for (const tab of [tabs.kitchens, tabs.commercial]) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      const said = panel(page, tab).getByText('No images available in this category yet.', { exact: true });
      await expect(said).toBeVisible();
    }
    await expectAccessible(page);
  });
});

test('[G9] /before-after: a text where the read brings none', async ({ page }) => {
  await answerWith(page, 'gallery.json', { categories: {}, beforeAfter: [] });
  await open(page, '/before-after');
  await expect(page.getByText('No before & after comparisons available at this time.')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expectAccessible(page);
});
