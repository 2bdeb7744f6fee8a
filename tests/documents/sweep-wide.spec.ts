import { readToTheEnd, reduceMotion } from '../../scripts/page-checks/page.ts';
import { measurePage } from '../../scripts/page-checks/text-over-photos.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { chatButton, chatCard, chatWindow, popupText } from '../support/floating.ts';
import { content, hydrateAll, hydrated, paths, stubOtherHosts } from '../support/site.ts';
import {
  comparisonLabels,
  stretchedPhotos,
  textsOutsideColumn,
  wordsUnderNotes,
} from '../support/sweep/fit.ts';
import { htmlFaults } from '../support/sweep/html-rules.ts';
import { layoutShiftWithSlowFiles, partsThatMove } from '../support/sweep/layout-shift.ts';
import {
  expectSameText,
  expectWaysToReachUs,
  plainExtras,
  visibleText,
  withoutScripts,
  wrongPictures,
} from '../support/sweep/plain-page.ts';
import { violationsOf } from '../support/sweep/policy.ts';
import { expectPrint, printedExtras } from '../support/sweep/print.ts';
import { softPhotos } from '../support/sweep/soft-photos.ts';
import { addresses, expect, test } from '../support/sweep/sweep.ts';
import { expectTrackedLinks } from '../support/sweep/tracked-links.ts';

// What must be true for each page on desktop. Each page loads once for all checks, and once without scripts.

test.use({ viewport: { width: 1280, height: 823 } });

const ids = 'A3 C1 G2 G3 G7 G9 H6 H14 H15 L1 L10 L12 P6 P7 Q3 R1 S3 T1 T3 T4 U7';
const proves = ids.split(' ').map((id) => `@${id}`);

for (const path of addresses) {
  const isPage = paths.includes(path);

  test(`${path} at 1280 px, and without scripts`, { tag: proves }, async ({
    page,
    context,
    browser,
    complaints,
    baseURL,
  }) => {
    // Frames of other sites are only shown once their host answers.
    if (path === '/contact') await stubOtherHosts(context, baseURL);
    const violations = await violationsOf(page);

    const without = await test.step('without scripts its texts, photos, slides and links are all there', () =>
      withoutScripts(browser, baseURL, path, async (plain) => {
        await expectWaysToReachUs(plain);
        expect(await wrongPictures(plain), 'pictures without a size or their focus').toEqual([]);
        const text = await visibleText(plain);
        await plainExtras[path]?.(plain);
        return text;
      }));

    const shift = await layoutShiftWithSlowFiles(page, path);
    expect(shift, 'layout shift while fonts and images arrive slowly').toBeLessThan(0.02);
    expect(await partsThatMove(page), 'parts that move while others arrive').toEqual([]);
    await hydrated(page);
    const landmarks = page.locator('header:not(main *), main, footer:not(main *)');
    expect(await landmarks.evaluateAll((parts) => parts.map(({ localName }) => localName))).toEqual([
      'header',
      'main',
      'footer',
    ]);
    await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(chatWindow(page)).toBeHidden();
    await expect(chatCard(page, popupText)).toBeHidden();
    expect(without.main.length).toBeGreaterThan(isPage ? 200 : 0);
    expectSameText(path, without, await visibleText(page));
    expect(await accessibilityProblems(page), 'axe at 1280 px').toEqual([]);
    await test.step('in print', async () => {
      await page.emulateMedia({ media: 'print' });
      await expectPrint(page);
      await printedExtras[path]?.(page);
      await page.emulateMedia({ media: null });
    });

    await hydrateAll(page);
    await readToTheEnd(page);
    expect(await htmlFaults(await page.content(), 'live'), 'invalid HTML after hydration').toEqual([]);
    await expectTrackedLinks(page);

    // Elements that fade in start out of place.
    await reduceMotion(page);
    await page.setViewportSize({ width: 1920, height: 900 });
    expect(await textsOutsideColumn(page), 'texts outside the content width').toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    const { texts, weak } = await measurePage(page);
    expect(weak, 'texts over photos with too little contrast at 1440 px').toEqual([]);
    if (path === '/' || path === '/before-after')
      expect(texts).toEqual(expect.arrayContaining(comparisonLabels));
    if (path === '/') expect(texts).toContain(content.home.ongoing.heading);
    expect(await stretchedPhotos(page), 'distorted photos at 1440 px').toEqual([]);
    expect(await wordsUnderNotes(page), 'texts under a note at 1440 px').toEqual([]);
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await softPhotos(page), `soft photos at ${width} px`).toEqual([]);
    }

    expect(await violations(), 'violations of the content security policy').toEqual([]);
    // Browsers log the status of the 404 page.
    expect(complaints.filter((complaint) => isPage || !complaint.includes('status of 404'))).toEqual([]);
  });
}
