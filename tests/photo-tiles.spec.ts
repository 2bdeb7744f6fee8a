import type { Page } from '@playwright/test';
import { photoUrl } from '../pipeline/content/photos/photo-addresses.ts';
import { content, expect, holdBack, open, test } from './site.ts';

const photo = content.galleryPhotos.categories.bathrooms[0];
if (!photo) throw new Error('These tests need a photo.');
const { alt } = photo;
const address = photoUrl(photo.src);

const button = (page: Page, alt: string) => page.getByRole('button', { name: alt, exact: true });
const link = (page: Page, alt: string) => page.getByRole('link', { name: alt, exact: true });

/** Opens the gallery and waits until its photos have loaded, because a slow response would hide them for a while. */
async function openGallery(page: Page): Promise<void> {
  const read = page.waitForResponse('**/content/gallery.json');
  await open(page, '/gallery');
  await read;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await button(page, alt).waitFor();
}

test('[G2] with Control a photo opens in a new tab, like a link; without the lightbox, the link opens it too', async ({
  page,
  context,
}) => {
  await page.route(/Lightbox.*\.js/, (route) => route.abort());
  await openGallery(page);
  const opened = context.waitForEvent('page');
  await button(page, alt).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(address);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await test.step('[G2] a click then shows the photo itself', async () => {
    await button(page, alt).click();
    await expect(page).toHaveURL(address);
  });
});

test('[G2] a photo that is clicked before its code loads opens in the lightbox once it does', async ({
  page,
}) => {
  const release = await holdBack(page, /GalleryBrowser.*\.js/);
  await page.goto('/gallery');
  const requested = page.waitForRequest(/GalleryBrowser.*\.js/);
  await page.mouse.move(1, 1);
  await requested;
  await link(page, alt).click();
  release();
  await expect(page.getByRole('dialog').getByRole('img', { name: alt })).toBeVisible();
  await expect(page).toHaveURL('/gallery');
  await test.step('the page is printed without the lightbox', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
