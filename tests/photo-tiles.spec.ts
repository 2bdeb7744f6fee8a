import { photoUrl } from '../pipeline/content/photos/photo-addresses.ts';
import { content, expect, holdBack, test } from './site.ts';

const [photo] = content.galleryPhotos.categories.bathrooms;

test('[G2] a photo that is clicked before its code loads opens in the lightbox once it does, with Control in a new tab', async ({
  page,
  context,
}) => {
  const name = photo?.alt ?? 'none';
  const release = await holdBack(page, /GalleryBrowser.*\.js/);
  await page.goto('/gallery');
  const requested = page.waitForRequest(/GalleryBrowser.*\.js/);
  await page.mouse.move(1, 1);
  await requested;
  await page.getByRole('link', { name, exact: true }).click();
  release();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name })).toBeVisible();
  await expect(page).toHaveURL('/gallery');
  await test.step('the page is printed without the lightbox', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: null });
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name, exact: true }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(photoUrl(photo?.src ?? ''));
  await expect(dialog).toHaveCount(0);
});
