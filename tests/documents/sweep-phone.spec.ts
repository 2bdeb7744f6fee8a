import { reduceMotion } from '../../scripts/page-checks/page.ts';
import { measurePage } from '../../scripts/page-checks/text-over-photos.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { content, hydrateAll, hydrated, stubOtherHosts } from '../support/site.ts';
import {
  comparisonLabels,
  expectWhole,
  stretchedPhotos,
  withTextSpacing,
  wordsUnderNotes,
} from '../support/sweep/fit.ts';
import { expectFits, windows } from '../support/sweep/fits.ts';
import { expectFirstScreen } from '../support/sweep/home.ts';
import { layoutShiftWithSlowFiles, partsThatMove } from '../support/sweep/layout-shift.ts';
import { softPhotos } from '../support/sweep/soft-photos.ts';
import { addresses, expect, test } from '../support/sweep/sweep.ts';

// What must be true for each page on a phone. Each page loads once for all checks.

test.use({ viewport: { width: 412, height: 823 } });

for (const path of addresses)
  test(`@L12 ${path} on a phone, and in every viewport`, async ({ page, context, baseURL }) => {
    // Frames of other sites are only shown once their host answers.
    if (path === '/contact') await stubOtherHosts(context, baseURL);
    const shift = await layoutShiftWithSlowFiles(page, path);
    expect(shift, 'layout shift while fonts and images arrive slowly').toBeLessThan(0.02);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    );
    expect(blocking, 'files that block the first paint').toEqual([]);

    // Elements that fade in start out of place.
    await reduceMotion(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await hydrated(page);
    expect(await accessibilityProblems(page), 'axe at 360 px').toEqual([]);
    // 1280 by 1024 px at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await expectWhole(page, 320, 'at 400 % zoom');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner'), 'the navbar at 400 % zoom').not.toBeInViewport();
    await withTextSpacing(page, async () => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectWhole(page, width, `at ${width} px with wide text spacing`);
      }
    });
    if (path === '/') await expectFirstScreen(page);

    for (const width of [320, 768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await wordsUnderNotes(page), `texts under a note at ${width} px`).toEqual([]);
    }
    await hydrateAll(page);
    const { texts, weak } = await measurePage(page);
    expect(weak, 'texts over photos with too little contrast at 390 px').toEqual([]);
    if (path === '/' || path === '/before-after')
      expect(texts).toEqual(expect.arrayContaining(comparisonLabels));
    if (path === '/') expect(texts).toContain(content.business.tagline);
    expect(await stretchedPhotos(page), 'distorted photos at 390 px').toEqual([]);
    expect(await partsThatMove(page), 'parts that move while others arrive, at 390 px').toEqual([]);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await softPhotos(page), `soft photos at ${width} px`).toEqual([]);
    }
    await expectFits(page, windows);
  });
