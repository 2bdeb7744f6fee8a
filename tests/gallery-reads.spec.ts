import type { Page } from '@playwright/test';
import { accessibilityProblems, expectAccessible } from './axe.ts';
import { answerWith, offline } from './faults.ts';
import { content, expect, open, test } from './site.ts';

const { tabs } = content.gallery;
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

test('[G4] [G8] the lists of the other shape are read as well, and an empty category says so', async ({
  page,
}) => {
  const { before, after, ...pair } = content.galleryPhotos.beforeAfter[0] ?? {};
  const src = '/images/placeholder.jpg';
  await answerWith(page, 'gallery.json', {
    bathrooms: [{ id: 'b1', src, alt: 'A bathroom of the other shape' }],
    kitchens: [{ alt: 'x' }, null],
    beforeAfter: [{ ...pair, title: 'Only this one', before: src, after: src }],
  });
  await open(page, '/gallery');
  await expect(page.getByRole('button', { name: 'A bathroom of the other shape' })).toBeVisible();
  await page.getByRole('tab', { name: tabs.beforeAfter }).click();
  await expect(page.getByRole('slider')).toHaveCount(1);
  for (const tab of [tabs.kitchens, tabs.commercial]) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const said = panel(page, tab).getByText('No images available in this category yet.', { exact: true });
    await expect(said).toBeVisible();
  }
  await expectAccessible(page);
});

test('[G7] a filter that leaves no project says so', async ({ page }) => {
  const none = 'No projects available for this category.';
  const project = { category: 'new_build', title: 'New', images: [{ src: 'x.jpg', alt: 'X' }] };
  const shown = panel(page, tabs.builderCleans);
  await answerWith(page, 'portfolio-postbuild.json', { projects: [project] });
  await open(page, '/gallery?tab=builder-cleans&filter=renovation');
  await expect(shown.getByText(none)).toBeVisible();
  await expect(shown.getByText('Showing 0 image(s)')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await shown.getByRole('button', { name: 'All Projects' }).click();
  await expect(shown.getByText('Showing 1 image(s)')).toBeVisible();
  await expect(shown.getByText(none)).toHaveCount(0);
});

test('[G9] /before-after: a text where the read brings none', async ({ page }) => {
  await answerWith(page, 'gallery.json', { categories: {}, beforeAfter: [] });
  await open(page, '/before-after');
  await expect(page.getByText('No before & after comparisons available at this time.')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expectAccessible(page);
});

test('[H6] home: an empty category says so, and a failed read can be tried again', async ({ page }) => {
  const section = page.getByRole('region', { name: content.home.ourWork.heading, exact: true });
  await answerWith(page, 'gallery.json', { categories: {} });
  await open(page, '/');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('No images available for this category.').first()).toBeVisible();
  await expectAccessible(page);
  await page.route('**/content/gallery.json', offline);
  await open(page, '/');
  await section.scrollIntoViewIfNeeded();
  const failure = "We're having trouble loading the gallery. Please try again later.";
  await expect(section.getByText(failure).first()).toBeVisible();
  await expect(section.getByRole('button', { name: 'Refresh page' })).toBeVisible();
  await expectAccessible(page);
});
