import type { Page, Route } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { content, expect, open, test } from './site.ts';

const failure = "We're having trouble loading the gallery. Please try again later.";
const { tabs } = content.gallery;

const faults: Record<string, (route: Route) => Promise<void>> = {
  '404 without a body': (route) => route.fulfill({ status: 404, body: '' }),
  '500 with a body': (route) => route.fulfill({ status: 500, body: 'The disk is full' }),
  'HTML instead of JSON': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hi' }),
  'truncated JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"categories": {"ba' }),
  'no network': (route) => route.abort('internetdisconnected'),
};

/** Answers the read of a file; the rest of the site is served as it is. */
async function answer(page: Page, file: string, reply: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`**/content/${file}`, reply);
}

for (const [name, reply] of Object.entries(faults)) {
  test(`[G5] /gallery: ${name} ends in the failure text, and 'Refresh page' reloads`, async ({ page }) => {
    await answer(page, 'gallery.json', reply);
    await page.goto('/gallery');
    await expect(page.getByText(failure).first()).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.unroute('**/content/gallery.json');
    await page.getByRole('button', { name: 'Refresh page' }).first().click();
    await expect(page.getByText(failure)).toHaveCount(0);
    const first = content.galleryPhotos.categories.bathrooms[0]?.alt ?? '';
    await expect(page.getByRole('button', { name: first })).toBeVisible();
  });
}

test('[G6] eight skeletons stand for the photos while they are read', async ({ page }) => {
  await answer(page, 'gallery.json', () => new Promise(() => undefined));
  await page.goto('/gallery');
  const panel = page.getByRole('tabpanel', { name: tabs.bathrooms });
  await expect(panel.locator('[data-skeleton]')).toHaveCount(8);
  await expect(panel.getByRole('status')).toContainText(content.gallery.loading);
  await expect(panel.locator('[aria-busy="true"]')).toBeVisible();
});

test('[G4] an empty or missing category says so on /gallery', async ({ page }) => {
  await answer(page, 'gallery.json', (route) => route.fulfill({ json: { categories: { kitchens: [] } } }));
  await page.goto('/gallery');
  const none = 'No images available in this category yet.';
  await expect(page.getByRole('tabpanel', { name: tabs.bathrooms }).getByText(none)).toBeVisible();
  await page.getByRole('tab', { name: tabs.kitchens }).click();
  await expect(page.getByRole('tabpanel', { name: tabs.kitchens }).getByText(none)).toBeVisible();
});

test('[G7] no project of a category says so', async ({ page }) => {
  await answer(page, 'portfolio-postbuild.json', (route) => route.fulfill({ json: { projects: [] } }));
  await page.goto('/gallery?tab=builder-cleans');
  const panel = page.getByRole('tabpanel', { name: tabs.builderCleans });
  await expect(panel.getByText('No projects available for this category.')).toBeVisible();
  await expect(panel.getByText('Showing 0 image(s)')).toBeVisible();
});

test('[G8] the lists of the other shape are read as well', async ({ page }) => {
  const { before, after, ...pair } = content.galleryPhotos.beforeAfter[0] ?? {};
  await answer(page, 'gallery.json', (route) =>
    route.fulfill({
      json: {
        bathrooms: [{ id: 'b1', src: '/images/placeholder.jpg', alt: 'A bathroom of the other shape' }],
        beforeAfter: [
          {
            ...pair,
            title: 'Only this one',
            before: '/images/placeholder.jpg',
            after: '/images/placeholder.jpg',
          },
        ],
      },
    }),
  );
  await page.goto('/gallery');
  await expect(page.getByRole('button', { name: 'A bathroom of the other shape' })).toBeVisible();
  await page.getByRole('tab', { name: tabs.beforeAfter }).click();
  await expect(page.getByRole('slider')).toHaveCount(1);
});

test('[G9] /before-after: three placeholders while loading, and a text where there is none', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answer(page, 'gallery.json', async (route) => {
    await released;
    await route.fulfill({ json: { categories: {}, beforeAfter: [] } });
  });
  await page.goto('/before-after');
  await expect(page.locator('[data-skeleton]')).toHaveCount(3);
  release();
  await expect(page.getByText('No before & after comparisons available at this time.')).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
});

test('[H6] home: an empty category says so, and a failed read can be tried again', async ({ page }) => {
  await answer(page, 'gallery.json', (route) => route.fulfill({ json: { categories: {} } }));
  await page.goto('/');
  const section = page.getByRole('region', { name: content.home.ourWork.heading, exact: true });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('No images available for this category.').first()).toBeVisible();
  await page.unroute('**/content/gallery.json');
  await answer(page, 'gallery.json', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText(failure)).toBeVisible();
  await expect(section.getByRole('button', { name: 'Refresh page' })).toBeVisible();
});

test('[P7] a photo of a finished project opens in the lightbox', async ({ page }) => {
  await open(page, '/builders-handover');
  const [project] = content.buildersHandover.seeOurWork.projects;
  const photo = page.getByRole('button', { name: project?.photos[0]?.alt ?? '' });
  await photo.scrollIntoViewIfNeeded();
  await photo.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
