import type { Page } from '@playwright/test';
import { photoUrl } from '../src/lib/photo-variants.ts';
import { previewPhotos } from '../src/lib/preview-photos.ts';
import { content, expect, open as openHydrated, test } from './site.ts';

const [project] = content.buildersHandover.seeOurWork.projects;
const places = [
  { ids: '[G2]', path: '/gallery', photo: content.galleryPhotos.categories.bathrooms[0] },
  { ids: '[P7]', path: '/builders-handover', photo: project?.photos[0] },
].map(({ photo, ...place }) => {
  if (!photo) throw new Error(`${place.path} has no photo to test with.`);
  return { ...place, alt: photo.alt, address: photoUrl(photo.src) };
});

const button = (page: Page, alt: string) => page.getByRole('button', { name: alt, exact: true });
const link = (page: Page, alt: string) => page.getByRole('link', { name: alt, exact: true });

/**
 * Opens a page and waits until the part with the photo has been taken over, which it is once it comes near, and has
 * read what it shows: a slow read would hide the photo for a while.
 */
async function open(page: Page, path: string, alt: string): Promise<void> {
  const read = path === '/gallery' ? page.waitForResponse('**/content/gallery.json') : undefined;
  await openHydrated(page, path);
  await read;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByAltText(alt, { exact: true }).scrollIntoViewIfNeeded();
  await button(page, alt).waitFor();
}

test('[P7] a carousel stands still while its photo is open, and the focus comes back to it', async ({
  page,
}) => {
  const place = places.find(({ path }) => path === '/builders-handover');
  const alt = place?.alt ?? '';
  await page.clock.install();
  await open(page, '/builders-handover', alt);
  await button(page, alt).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(30_000);
  await page.keyboard.press('Escape');
  await expect(button(page, alt)).toBeFocused();
});

for (const { ids, path, alt, address } of places) {
  test(`${ids} ${path}: a photo is a button that Enter, the space bar and a click press`, async ({
    page,
  }) => {
    await open(page, path, alt);
    const tile = button(page, alt);
    await expect(tile).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(link(page, alt)).toHaveCount(0);
    const top = await tile.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return window.scrollY;
    });
    for (const press of [() => tile.press('Enter'), () => tile.press('Space'), () => tile.click()]) {
      await press();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tile).toBeFocused();
      // The focus is back a moment before the viewer is taken away, faster than a person presses again.
      await expect(page.getByLabel(content.layout.lightbox.label, { exact: true })).toHaveCount(0);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await expect(page).toHaveURL(path);
  });

  test(`${ids} ${path}: with Control a photo opens in a new tab, as a link does`, async ({
    page,
    context,
  }) => {
    await open(page, path, alt);
    const opened = context.waitForEvent('page');
    await button(page, alt).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(address);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(`${ids} ${path}: before scripts have run a click opens the photo`, async ({ page }) => {
    await page.route('**/*.js', () => undefined);
    await page.goto(path, { waitUntil: 'commit' });
    await link(page, alt).click();
    await expect(page).toHaveURL(address);
  });

  test(`${ids} ${path}: where the viewer cannot be fetched the photo itself is shown`, async ({ page }) => {
    await page.route(/Lightbox.*\.js/, (route) => route.abort());
    await open(page, path, alt);
    await button(page, alt).click();
    await expect(page).toHaveURL(address);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[G2] [P7] [H6] [G7] every photo is a link to its file', async ({ page }) => {
    const { categories } = content.galleryPhotos;
    const all = [
      { path: '/gallery', photos: Object.values(categories).flat() },
      { path: '/gallery', photos: content.portfolio.projects.flatMap((project) => project.images) },
      { path: '/', photos: previewPhotos(categories.bathrooms, 2) },
      {
        path: '/builders-handover',
        photos: content.buildersHandover.seeOurWork.projects.flatMap((p) => p.photos),
      },
    ];
    for (const { path, photos } of all) {
      await page.goto(path);
      for (const { src, alt } of photos)
        await expect(link(page, alt).first()).toHaveAttribute('href', photoUrl(src));
    }
    const [first] = categories.bathrooms;
    await page.goto('/gallery');
    await link(page, first?.alt ?? '').click();
    await expect(page).toHaveURL(photoUrl(first?.src ?? ''));
    expect((await page.request.get(page.url())).headers()['content-type']).toBe('image/jpeg');
  });
});
