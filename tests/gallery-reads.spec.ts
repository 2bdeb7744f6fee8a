import { answer, answerWith } from './faults.ts';
import { content, expect, open, test } from './site.ts';

const failure = "We're having trouble loading the gallery. Please try again later.";
const { tabs } = content.gallery;

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
  await answerWith(page, 'gallery.json', { categories: {} });
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
  // Its part of the page is taken over once it comes near the window; until then the photo is a link.
  await page.getByAltText(project?.photos[0]?.alt ?? '').scrollIntoViewIfNeeded();
  await photo.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
