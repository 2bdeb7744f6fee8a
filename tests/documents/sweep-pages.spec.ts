import { readToTheEnd, reduceMotion } from '../../scripts/page-checks/page.ts';
import { measurePage } from '../../scripts/page-checks/text-over-photos.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { chatButton, chatCard, chatWindow, popupText } from '../support/floating.ts';
import { content, hydrateAll, hydrated, paths, stubOtherHosts } from '../support/site.ts';
import {
  comparisonLabels,
  expectWhole,
  stretchedPhotos,
  textsOutsideColumn,
  withTextSpacing,
  wordsUnderNotes,
} from '../support/sweep/fit.ts';
import { expectFits, windows } from '../support/sweep/fits.ts';
import { expectFirstScreen } from '../support/sweep/home.ts';
import { htmlFaults } from '../support/sweep/html-rules.ts';
import { layoutShiftWithSlowFiles, partsThatMove } from '../support/sweep/layout-shift.ts';
import {
  expectSameText,
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

// What must be true for each page on desktop and on a phone. Each page loads on both while files arrive slowly, once
// more without scripts, and its last document serves all other checks.

const phone = { width: 412, height: 823 };
const desktop = { width: 1280, height: 823 };

const ids = 'A3 C1 G2 G3 G7 G9 H6 H14 H15 L1 L10 L12 P6 P7 Q3 R1 S3 T1 T3 T4 U7';
const proves = ids.split(' ').map((id) => `@${id}`);

for (const path of addresses) {
  const isPage = paths.includes(path);

  test(`${path} at 1280 px, on a phone, in every viewport and without scripts`, { tag: proves }, async ({
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
        expect(await wrongPictures(plain), 'pictures without a size or their focus').toEqual([]);
        const text = await visibleText(plain);
        await plainExtras[path]?.(plain);
        return text;
      }));

    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      const shift = await layoutShiftWithSlowFiles(page, path);
      const when = `while fonts and images arrive slowly, at ${viewport.width} px`;
      expect(shift, `layout shift ${when}`).toBeLessThan(0.02);
      expect(await partsThatMove(page), 'parts that move while others arrive').toEqual([]);
    }
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    );
    expect(blocking, 'files that block the first paint').toEqual([]);
    await hydrated(page);
    const landmarks = page.locator('header:not(main *), main, footer:not(main *)');
    expect(await landmarks.evaluateAll((parts) => parts.map(({ localName }) => localName))).toEqual([
      'header',
      'main',
      'footer',
    ]);
    const listStyles = await page
      .locator('ul, ol')
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
    expect(listStyles, 'styles with which a list is none for Safari').not.toContain('none');
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
    const overPhotos: string[] = [];
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { texts, weak } = await measurePage(page);
      overPhotos.push(...texts);
      expect(weak, `texts over photos with too little contrast at ${width} px`).toEqual([]);
      if (path === '/' || path === '/before-after')
        expect(texts).toEqual(expect.arrayContaining(comparisonLabels));
      expect(await stretchedPhotos(page), `distorted photos at ${width} px`).toEqual([]);
    }
    if (path === '/')
      expect(overPhotos).toEqual(
        expect.arrayContaining([content.home.ongoing.heading, content.business.tagline]),
      );
    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await wordsUnderNotes(page), `texts under a note at ${width} px`).toEqual([]);
      expect(await softPhotos(page), `soft photos at ${width} px`).toEqual([]);
    }

    if (path === '/') await expectFirstScreen(page);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await accessibilityProblems(page), 'axe at 360 px').toEqual([]);
    // 1280 by 1024 px at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await expectWhole(page, 320, 'at 400 % zoom');
    expect(await wordsUnderNotes(page), 'texts under a note at 320 px').toEqual([]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner'), 'the navbar at 400 % zoom').not.toBeInViewport();
    await withTextSpacing(page, async () => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectWhole(page, width, `at ${width} px with wide text spacing`);
      }
    });
    await expectFits(page, windows);

    expect(await violations(), 'violations of the content security policy').toEqual([]);
    // Browsers log the status of the 404 page.
    expect(complaints.filter((complaint) => isPage || !complaint.includes('status of 404'))).toEqual([]);
  });
}
