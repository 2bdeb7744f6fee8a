import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { measurePage, measureWindow, showTexts } from '../../scripts/page-checks/text-over-photos.ts';
import { chatButton, chatWindow } from '../support/floating.ts';
import { content, expect, open, test } from '../support/site.ts';

const [pair] = content.galleryPhotos.beforeAfter;
const photos = content.galleryPhotos.categories.bathrooms;
const [photo] = photos;
if (!pair || !photo) throw new Error('These tests need a comparison and a photo.');

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const [name, value] of [
  ['white', 255],
  ['black', 0],
] as const)
  test(`with every photo ${name}, every text over a photo stays readable, as do the chat and an open photo`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await paintPhotos(page, value);
    const inEachSize = async (action: () => Promise<void>) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await action();
      }
    };
    for (const path of ['/', '/before-after']) {
      await open(page, path);
      await inEachSize(async () => {
        const { texts, weak } = await measurePage(page);
        expect(weak, path).toEqual([]);
        expect(texts, path).toContain(pair.beforeLabel);
      });
    }
    await open(page, '/services');
    await chatButton(page).click();
    await expect(chatWindow(page)).toBeVisible();
    await inEachSize(async () => {
      expect((await measureWindow(page)).weak, 'the chat').toEqual([]);
      await showTexts(page);
    });
    await open(page, '/gallery');
    const lightbox = page.getByRole('dialog', { name: content.layout.lightbox.label });
    await inEachSize(async () => {
      const tile = page.getByRole('button', { name: photo.alt, exact: true });
      // Its text is over tiles that reach the bottom of the viewport.
      await tile.getByRole('img').evaluate(async (image: HTMLImageElement) => {
        image.loading = 'eager';
        scrollBy({ top: image.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
        await image.decode();
      });
      // A mouse click would scroll the tile out from under the overlays.
      await tile.dispatchEvent('click');
      await expect(lightbox).toBeVisible();
      const { texts, weak } = await measureWindow(page);
      expect(weak, 'the open photo').toEqual([]);
      expect(texts).toEqual(expect.arrayContaining([photo.title, `1 of ${photos.length}`]));
      await showTexts(page);
      await page.keyboard.press('Escape');
      await expect(lightbox).toBeHidden();
    });
  });

/** Replaces all photos by one colour, from 0 (black) to 255 (white). */
async function paintPhotos(page: Page, value: number): Promise<void> {
  const background = { r: value, g: value, b: value };
  const body = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  await page.route(/\.(avif|webp|jpe?g)(\?|$)/, (route) => route.fulfill({ contentType: 'image/png', body }));
}
