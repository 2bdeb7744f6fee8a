import type { Page } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { answer, answerWith, faultNamed, faults, neverAnswer } from './faults.ts';
import { content, expect, hydrated, test } from './site.ts';

const failure = "We're having trouble loading the gallery. Please try again later.";
const { tabs } = content.gallery;

/** Each read of a gallery, and the first thing that it shows. */
const galleries = [
  {
    path: '/gallery',
    file: 'gallery.json',
    shown: (page: Page) =>
      page.getByRole('button', { name: content.galleryPhotos.categories.bathrooms[0]?.alt ?? '' }),
  },
  {
    path: '/gallery?tab=builder-cleans',
    file: 'portfolio-postbuild.json',
    shown: (page: Page) =>
      page.getByRole('button', { name: content.portfolio.projects[0]?.images[0]?.alt ?? '' }),
  },
  {
    path: '/before-after',
    file: 'gallery.json',
    shown: (page: Page) =>
      page.getByRole('slider', { name: content.galleryPhotos.beforeAfter[0]?.title ?? '' }),
  },
];

for (const [index, { path, file, shown }] of galleries.entries()) {
  // All faults in one gallery; one of the network and one of the answer show that the others end as it does.
  const some = index === 0 ? Object.keys(faults) : ['truncated JSON', 'no network'];
  for (const name of some) {
    test(`[G5] ${path}: ${name} ends in the failure text, and 'Refresh page' reloads`, async ({ page }) => {
      await answer(page, file, faultNamed(name));
      const asked = page.waitForRequest(`**/content/${file}`);
      await page.goto(path);
      await asked;
      await expect(page.getByText(failure).and(page.locator(':visible'))).toBeVisible();
      await expect(shown(page)).toHaveCount(0);
      // With nothing to see, nothing is counted.
      await expect(page.getByText(/^Showing \d/).and(page.locator(':visible'))).toHaveCount(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.unroute(`**/content/${file}`);
      await page.getByRole('button', { name: 'Refresh page' }).first().click();
      await expect(page.getByText(failure)).toHaveCount(0);
      await hydrated(page);
      await expect(shown(page)).toBeVisible();
    });
  }
}

test('[G5] [A2] a gallery that goes offline before its read says so, and nothing asks again by itself', async ({
  page,
}) => {
  await page.clock.install();
  let asked = 0;
  await answer(page, 'gallery.json', (route) => {
    asked += 1;
    return route.abort('internetdisconnected');
  });
  await page.goto('/gallery');
  await expect(page.getByText(failure).first()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.fastForward(600_000);
  expect(asked).toBe(1);
  await page.getByRole('tab', { name: tabs.kitchens }).click();
  await expect(page.getByRole('tabpanel', { name: tabs.kitchens }).getByText(failure)).toBeVisible();
});

test('[G6] eight skeletons stand for the photos while they are read', async ({ page }) => {
  await neverAnswer(page, 'gallery.json');
  await neverAnswer(page, 'portfolio-postbuild.json');
  await page.goto('/gallery');
  for (const name of [tabs.bathrooms, tabs.kitchens, tabs.commercial, tabs.builderCleans]) {
    await page.getByRole('tab', { name, exact: true }).click();
    const panel = page.getByRole('tabpanel', { name, exact: true });
    await expect(panel.locator('[data-skeleton]')).toHaveCount(8);
    await expect(panel.getByRole('status').filter({ hasText: content.gallery.loading })).toBeVisible();
    await expect(panel.locator('[aria-busy="true"]')).toBeVisible();
    await expect(panel.getByRole('figure').first()).toBeHidden();
    const { width, height } = (await panel.locator('[data-skeleton]').first().boundingBox()) ?? {
      ...{ width: 0, height: 1 },
    };
    expect(width / height).toBeCloseTo(3 / 4, 2);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
});

test('[G6] where there is a limit, as on home, as many skeletons as it says', async ({ page }) => {
  await neverAnswer(page, 'gallery.json');
  await page.goto('/');
  const section = page.getByRole('region', { name: content.home.ourWork.heading, exact: true });
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('[data-skeleton]')).toHaveCount(6);
});

for (const [name, categories] of Object.entries({
  'an empty list': { bathrooms: [], kitchens: [], commercial: [] },
  'no list': {},
  'a list of nothing usable': { bathrooms: [{ alt: 'x' }, null], kitchens: 'none', commercial: 3 },
})) {
  test(`[G4] /gallery: ${name} says that there are no images`, async ({ page }) => {
    await answerWith(page, 'gallery.json', { categories });
    await page.goto('/gallery');
    for (const tab of [tabs.bathrooms, tabs.kitchens, tabs.commercial]) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expect(
        page
          .getByRole('tabpanel', { name: tab, exact: true })
          .getByText('No images available in this category yet.', { exact: true }),
      ).toBeVisible();
    }
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}

test('[G7] no project at all, or none that a filter leaves, says so', async ({ page }) => {
  const none = 'No projects available for this category.';
  const project = { category: 'new_build', title: 'New', images: [{ src: 'x.jpg', alt: 'X' }] };
  await answerWith(page, 'portfolio-postbuild.json', { projects: [project] });
  await page.goto('/gallery?tab=builder-cleans&filter=renovation');
  const panel = page.getByRole('tabpanel', { name: tabs.builderCleans });
  await expect(panel.getByText(none)).toBeVisible();
  await expect(panel.getByText('Showing 0 image(s)')).toBeVisible();
  await panel.getByRole('button', { name: 'All Projects' }).click();
  await expect(panel.getByText('Showing 1 image(s)')).toBeVisible();
  await expect(panel.getByText(none)).toHaveCount(0);

  await page.unroute('**/content/portfolio-postbuild.json');
  await answerWith(page, 'portfolio-postbuild.json', { projects: [] });
  await page.reload();
  await expect(panel.getByText(none)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
