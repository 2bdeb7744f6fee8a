import type { Page } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { answer, faultNamed, faults, neverAnswer } from './faults.ts';
import { content, expect, hydrated, open, test } from './site.ts';

const failure = "We're having trouble loading the gallery. Please try again later.";
const { tabs } = content.gallery;
const visible = (page: Page, text: string | RegExp) => page.getByText(text).and(page.locator(':visible'));

/** A gallery, the file that it reads, and the first thing that it shows. */
type Gallery = { path: string; file: string; shown: (page: Page) => ReturnType<Page['getByRole']> };

/** Goes through faults of a read: each is met by the 'Refresh page' of the fault before, and the last ends well. */
async function expectFailures(page: Page, names: readonly string[], { path, file, shown }: Gallery) {
  const address = `**/content/${file}`;
  const refresh = async () => {
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Refresh page' }).first().click();
    await reloaded;
  };
  for (const [index, name] of names.entries())
    await test.step(`${path}: ${name} ends in the failure text, and 'Refresh page' reloads`, async () => {
      await page.unroute(address);
      await answer(page, file, faultNamed(name));
      const asked = page.waitForRequest(address);
      await (index === 0 ? page.goto(path) : refresh());
      await hydrated(page);
      await asked;
      await expect(visible(page, failure)).toBeVisible();
      await expect(shown(page)).toHaveCount(0);
      // With nothing to see, nothing is counted.
      await expect(visible(page, /^Showing \d/)).toHaveCount(0);
    });
  expect(await accessibilityProblems(page)).toEqual([]);
  await test.step(`${path}: 'Refresh page' shows the gallery once it can be read again`, async () => {
    await page.unroute(address);
    await refresh();
    await hydrated(page);
    await expect(page.getByText(failure)).toHaveCount(0);
    await expect(shown(page)).toBeVisible();
  });
}

test("[G5] whatever is wrong with its read, the gallery says that it has failed, and 'Refresh page' reloads", async ({
  page,
}) => {
  await expectFailures(page, Object.keys(faults), {
    path: '/gallery',
    file: 'gallery.json',
    shown: () => page.getByRole('button', { name: content.galleryPhotos.categories.bathrooms[0]?.alt ?? '' }),
  });
});

test('[G5] projects and comparisons that cannot be read end as the gallery does', async ({ page }) => {
  // One fault of the network and one of the answer show it.
  const some = ['truncated JSON', 'no network'];
  await expectFailures(page, some, {
    path: '/gallery?tab=builder-cleans',
    file: 'portfolio-postbuild.json',
    shown: () => page.getByRole('button', { name: content.portfolio.projects[0]?.images[0]?.alt ?? '' }),
  });
  await expectFailures(page, some, {
    path: '/before-after',
    file: 'gallery.json',
    shown: () => page.getByRole('slider', { name: content.galleryPhotos.beforeAfter[0]?.title ?? '' }),
  });
});

test('[G5] [A2] a gallery that goes offline before its read says so, and nothing asks again by itself', async ({
  page,
}) => {
  await page.clock.install();
  let requests = 0;
  await answer(page, 'gallery.json', (route) => {
    requests += 1;
    return route.abort('internetdisconnected');
  });
  await open(page, '/gallery');
  await expect(page.getByText(failure).first()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.fastForward(600_000);
  expect(requests).toBe(1);
  await page.getByRole('tab', { name: tabs.kitchens }).click();
  await expect(page.getByRole('tabpanel', { name: tabs.kitchens }).getByText(failure)).toBeVisible();
});

test('[G6] skeletons stand for the photos while they are read', async ({ page }) => {
  await neverAnswer(page, 'gallery.json');
  await neverAnswer(page, 'portfolio-postbuild.json');
  await open(page, '/gallery');
  for (const name of [tabs.bathrooms, tabs.kitchens, tabs.commercial, tabs.builderCleans])
    await test.step(`[G6] eight in ${name}`, async () => {
      await page.getByRole('tab', { name, exact: true }).click();
      const panel = page.getByRole('tabpanel', { name, exact: true });
      await expect(panel.locator('[data-skeleton]')).toHaveCount(8);
      await expect(panel.getByRole('status').filter({ hasText: content.gallery.loading })).toBeVisible();
      await expect(panel.locator('[aria-busy="true"]')).toBeVisible();
      await expect(panel.getByRole('figure').first()).toBeHidden();
      const box = await panel.locator('[data-skeleton]').first().boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4, 2);
      // The other categories are made of the same.
      if (name === tabs.bathrooms || name === tabs.builderCleans)
        expect(await accessibilityProblems(page)).toEqual([]);
    });
  await test.step('[G6] where there is a limit, as on home, as many as it says', async () => {
    await open(page, '/');
    const section = page.getByRole('region', { name: content.home.ourWork.heading, exact: true });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('[data-skeleton]')).toHaveCount(6);
  });
});
