import { reduceMotion } from '../scripts/page-checks/page.ts';
import { measurePage } from '../scripts/page-checks/text-over-photos.ts';
import { accessibilityProblems } from './axe.ts';
import { content, hydrateAll, hydrated, stubOtherHosts } from './site.ts';
import { expectWhole, stretchedPhotos, withTextSpacing } from './sweep/fit.ts';
import { expectFits, windows } from './sweep/fits.ts';
import { expectFirstScreen } from './sweep/home.ts';
import { openWithSlowFiles, partsThatMove } from './sweep/layout-shift.ts';
import { softPhotos } from './sweep/soft-photos.ts';
import { addresses, expect, test } from './sweep/sweep.ts';

// What must be true for each page on a phone. Each page loads once for all checks.

const [pair] = content.galleryPhotos.beforeAfter;
const comparisonLabels = pair ? [pair.beforeLabel, pair.afterLabel] : [];

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 412, height: 823 } });

for (const path of addresses) {
  test(`[L12] ${path} on a phone, and in every viewport`, async ({ page, context, baseURL }) => {
    // Frames of other sites are only shown once their host answers.
    if (path === '/contact') await stubOtherHosts(context, baseURL);
    await test.step('the layout shift stays below 0.02 at 412 px while slow fonts and images arrive', async () => {
      const { held, shift } = await openWithSlowFiles(page, path);
      expect(held, 'fonts and images that were held back').toBeGreaterThan(0);
      expect(shift).toBeLessThan(0.02);
    });
    await test.step('no file blocks the first paint', async () => {
      const resources = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => ({
          name: entry.name,
          isBlocking: 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
        })),
      );
      expect(resources.length).toBeGreaterThan(0);
      expect(resources.filter(({ isBlocking }) => isBlocking)).toEqual([]);
    });

    // Elements that fade in start out of place.
    await reduceMotion(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await hydrated(page);
    await test.step('axe finds no problem at 360 px', async () => {
      expect(await accessibilityProblems(page)).toEqual([]);
    });
    await test.step('no text is cut off at 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 568 });
      await expectWhole(page, 320, 'at 320 px');
    });
    await test.step('no text is cut off at 400 % zoom, and the navbar is not sticky', async () => {
      // 1280 by 1024 px at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      await expectWhole(page, 320, 'at 400 % zoom');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('banner')).not.toBeInViewport();
    });
    await test.step('no text is cut off with wide text spacing', () =>
      withTextSpacing(page, async () => {
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await expectWhole(page, width, `at ${width} px with wide text spacing`);
        }
      }));

    if (path === '/')
      await test.step('the first screen has the photo, the headline, both buttons and the trust row', () =>
        expectFirstScreen(page));

    await page.setViewportSize({ width: 390, height: 844 });
    await hydrateAll(page);
    await test.step('text over photos has enough contrast at 390 px', async () => {
      const { texts, weak } = await measurePage(page);
      expect(weak).toEqual([]);
      if (path === '/' || path === '/before-after')
        expect(texts).toEqual(expect.arrayContaining(comparisonLabels));
      if (path === '/') expect(texts).toContain(content.business.tagline);
    });
    await test.step('no photo is distorted at 390 px', async () => {
      expect(await stretchedPhotos(page)).toEqual([]);
    });
    await test.step('photos load in a file wide enough to look sharp', async () => {
      for (const width of [390, 768]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await softPhotos(page), `at ${width} px`).toEqual([]);
      }
    });
    await test.step('parts of its first screen stay in place while the others arrive', async () => {
      for (const width of [390, 768]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await partsThatMove(page), `at ${width} px`).toEqual([]);
      }
    });
    await test.step('[L12] it fits every viewport, also at twice the font size', () =>
      expectFits(page, windows));
  });
}
