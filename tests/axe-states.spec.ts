import { expectAccessible } from './axe.ts';
import { content, expect, open, test } from './site.ts';

// States that differ between phones and wide viewports, and that no other test of the built site checks.

const { gallery, galleryPhotos } = content;

test('[G1] [G2] [G3] axe finds no fault in the sliders, any photo tab or an open photo', async ({ page }) => {
  await open(page, '/gallery?tab=before-after');
  await expect(page.getByRole('slider', { name: galleryPhotos.beforeAfter[0]?.title ?? '' })).toBeVisible();
  await expectAccessible(page);
  for (const id of ['kitchens', 'commercial', 'bathrooms'] as const) {
    const name = gallery.tabs[id];
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: galleryPhotos.categories.bathrooms[0]?.alt ?? '' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
