import type { Page } from '@playwright/test';
import { accessibilityProblems, expectAccessible } from './axe.ts';
import { answer, faultNamed, neverAnswer, someFaults } from './faults.ts';
import { content, expect, hydrated, open, test } from './site.ts';

const failure = "We're having trouble loading the gallery. Please try again later.";
const { tabs } = content.gallery;
const visible = (page: Page, text: string) => page.getByText(text).and(page.locator(':visible'));

/** A gallery, the file that it reads, and the first thing that it shows. */
type Gallery = { path: string; file: string; shown: (page: Page) => ReturnType<Page['getByRole']> };

/** Goes through faults of a read: each is met by the 'Refresh page' of the fault before, and the last ends well. */
async function expectFailures(page: Page, names: typeof someFaults, { path, file, shown }: Gallery) {
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
      // What was pre-rendered stays.
      await expect(shown(page)).toBeVisible();
    });
  await expectAccessible(page);
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
  await expectFailures(page, someFaults, {
    path: '/gallery',
    file: 'gallery.json',
    shown: () => page.getByRole('button', { name: content.galleryPhotos.categories.bathrooms[0]?.alt ?? '' }),
  });
});

test('[G5] projects and comparisons that cannot be read end as the gallery does', async ({ page }) => {
  // The gallery above meets the others.
  await expectFailures(page, ['no network'], {
    path: '/gallery?tab=builder-cleans',
    file: 'portfolio-postbuild.json',
    shown: () => page.getByRole('button', { name: content.portfolio.projects[0]?.images[0]?.alt ?? '' }),
  });
  await expectFailures(page, ['truncated JSON'], {
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

test('[G6] photos that are there stay while they are read anew, and it says so', async ({ page }) => {
  await neverAnswer(page, 'gallery.json');
  await open(page, '/gallery');
  const panel = page.getByRole('tabpanel', { name: tabs.bathrooms, exact: true });
  await expect(panel.locator('[aria-busy="true"]')).toBeVisible();
  await expect(panel.getByRole('status').getByText(content.gallery.loading)).toBeVisible();
  await expect(panel.locator('[data-skeleton]')).toHaveCount(0);
  await expect(panel.getByRole('figure').first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
