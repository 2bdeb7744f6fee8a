import type { Locator, Page } from '@playwright/test';
import { contrastsBehind, hideTextsOverPhotos, paintPhotos } from './contrast.ts';
import { chatButton, chatWindow } from './floating.ts';
import { content, drawn, expect, open, paths, test } from './site.ts';

/** What this site asks of every text, also of large ones, for which WCAG 2.2 asks for 3. */
const least = 4.5;

const [pair] = content.galleryPhotos.beforeAfter;
const photos = content.galleryPhotos.categories.bathrooms;
const [photo] = photos;
if (!pair || !photo) throw new Error('These tests need a comparison and a photo.');

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Measures what stands over photographs in the window now; gives what was measured as 'text contrast'. */
async function measure(page: Page): Promise<{ texts: string[]; weak: string[] }> {
  await drawn(page);
  const found = await hideTextsOverPhotos(page);
  const contrasts = await contrastsBehind(page, found);
  const weak = found
    .map(({ text }, index) => ({ text, contrast: contrasts[index] ?? 0 }))
    .filter(({ contrast }) => contrast < least)
    .map(({ text, contrast }) => `${text} ${contrast.toFixed(2)}`);
  return { texts: found.map(({ text }) => text), weak };
}

/** Brings each photograph of the page in turn to the foot of the window, below what floats, and to its middle. */
async function measurePage(page: Page): Promise<string[]> {
  const texts: string[] = [];
  const images = page.locator('main img');
  for (let index = 0; index < (await images.count()); index += 1) {
    if (!(await images.nth(index).isVisible())) continue;
    for (const block of ['end', 'center'] as const) {
      await bring(images.nth(index), block);
      const measured = await measure(page);
      expect(measured.weak).toEqual([]);
      texts.push(...measured.texts);
    }
  }
  return texts;
}

/** Scrolls a photograph to a place in the window and waits until it is drawn. */
async function bring(photo: Locator, block: 'end' | 'center'): Promise<void> {
  await photo.evaluate(async (image, place) => {
    if (!(image instanceof HTMLImageElement)) return;
    image.loading = 'eager';
    const { top, bottom, height } = image.getBoundingClientRect();
    const by = place === 'end' ? bottom - innerHeight : top + height / 2 - innerHeight / 2;
    scrollBy({ top: by, behavior: 'instant' });
    // One that cannot be decoded is drawn as its ground.
    await image.decode().catch(() => undefined);
  }, block);
}

for (const path of [...paths, '/no-such-page']) {
  test(`${path} keeps every text over a photograph readable`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await open(page, path);
      const texts = await measurePage(page);
      if (path === '/' || path === '/before-after')
        expect(texts).toEqual(expect.arrayContaining([pair.beforeLabel, pair.afterLabel]));
      if (path === '/') expect(texts).toContain(content.home.ongoing.heading);
    }
  });
}

for (const [name, value] of [
  ['white', 255],
  ['black', 0],
] as const) {
  test.describe(`where each photograph is ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await paintPhotos(page, value);
    });

    for (const path of ['/', '/before-after']) {
      test(`${path} keeps every text over it readable`, async ({ page }) => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          await open(page, path);
          expect(await measurePage(page)).toContain(pair.beforeLabel);
        }
      });
    }

    test('the chat window and the words of an open photo stay readable', async ({ page }) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await open(page, '/services');
        await chatButton(page).click();
        await expect(chatWindow(page)).toBeVisible();
        expect((await measure(page)).weak).toEqual([]);
        await open(page, '/gallery');
        const tile = page.getByRole('button', { name: photo.alt, exact: true });
        // The words of the open photo then stand over those tiles that reach to the foot of the window.
        await bring(tile.getByRole('img'), 'end');
        // A click of the mouse would scroll the tile out from under what floats.
        await tile.dispatchEvent('click');
        await expect(page.getByRole('dialog', { name: content.layout.lightbox.label })).toBeVisible();
        const measured = await measure(page);
        expect(measured.weak).toEqual([]);
        expect(measured.texts).toEqual(expect.arrayContaining([photo.title, `1 of ${photos.length}`]));
      }
    });
  });
}
