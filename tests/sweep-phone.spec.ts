import { accessibilityProblems } from './axe.ts';
import { content, hydrateAll, hydrated, stubOtherHosts } from './site.ts';
import { expectWhole, stretchedPhotos, withTextSpacing } from './sweep/fit.ts';
import { expectFirstScreen } from './sweep/home.ts';
import { openWithSlowFiles } from './sweep/layout-shift.ts';
import { softPhotos } from './sweep/soft-photos.ts';
import { addresses, expect, reduceMotion, test } from './sweep/sweep.ts';
import { measurePage } from './text-over-photos.ts';

// Everything that is to hold on each page in a narrow window, in one load of the page.

const [pair] = content.galleryPhotos.beforeAfter;
const comparisonLabels = pair ? [pair.beforeLabel, pair.afterLabel] : [];

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 412, height: 823 } });

for (const path of addresses) {
  test(`${path} on a phone`, async ({ page, context, baseURL }) => {
    // The frames of other hosts are shown once these answer.
    if (path === '/contact') await stubOtherHosts(context, baseURL);
    await test.step('it moves by less than 0.02 at 412 px while slow fonts and pictures arrive', async () => {
      const { held, shift } = await openWithSlowFiles(page, path);
      expect(held, 'fonts and pictures that were held back').toBeGreaterThan(0);
      expect(shift).toBeLessThan(0.02);
    });
    await test.step('nothing but the document itself holds back the first paint', async () => {
      const resources = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => ({
          name: entry.name,
          isBlocking: 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
        })),
      );
      expect(resources.length).toBeGreaterThan(0);
      expect(resources.filter(({ isBlocking }) => isBlocking)).toEqual([]);
    });

    // What fades in starts beside its place.
    await reduceMotion(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await hydrated(page);
    await test.step('axe finds no fault at 360 px', async () => {
      expect(await accessibilityProblems(page)).toEqual([]);
    });
    await test.step('it cuts no text at 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 568 });
      await expectWhole(page, 320, 'at 320 px');
    });
    await test.step('it cuts no text at 400 % zoom, where the navbar scrolls away with the page', async () => {
      // 1280 by 1024 px at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      await expectWhole(page, 320, 'at 400 % zoom');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('banner')).not.toBeInViewport();
    });
    await test.step('it cuts no text with wide text spacing', () =>
      withTextSpacing(page, async () => {
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await expectWhole(page, width, `at ${width} px with wide text spacing`);
        }
      }));

    if (path === '/')
      await test.step('its first screen has the photo, the headline, both buttons and the proof', () =>
        expectFirstScreen(page));

    await page.setViewportSize({ width: 390, height: 844 });
    await hydrateAll(page);
    await test.step('every text over a photograph is readable at 390 px', async () => {
      const { texts, weak } = await measurePage(page);
      expect(weak).toEqual([]);
      if (path === '/' || path === '/before-after')
        expect(texts).toEqual(expect.arrayContaining(comparisonLabels));
      if (path === '/') expect(texts).toContain(content.business.tagline);
    });
    await test.step('no photo is stretched at 390 px', async () => {
      expect(await stretchedPhotos(page)).toEqual([]);
    });
    await test.step('it asks for photos as wide as they are shown', async () => {
      for (const width of [390, 768]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await softPhotos(page), `at ${width} px`).toEqual([]);
      }
    });
  });
}
