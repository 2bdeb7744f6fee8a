import { readToTheEnd, reduceMotion } from '../scripts/page-checks/page.ts';
import { measurePage } from '../scripts/page-checks/text-over-photos.ts';
import { accessibilityProblems } from './axe.ts';
import { chatButton, chatCard, chatWindow, popupText } from './floating.ts';
import { activeLinks, inMenu, pathsOf } from './menu.ts';
import { content, hydrateAll, hydrated, paths, stubOtherHosts } from './site.ts';
import { stretchedPhotos, textsOutsideColumn } from './sweep/fit.ts';
import { expectFrames } from './sweep/frames.ts';
import { expectHead, expectOutline } from './sweep/head.ts';
import { htmlFaults } from './sweep/html-rules.ts';
import { openWithSlowFiles, partsThatMove } from './sweep/layout-shift.ts';
import {
  expectSameText,
  expectWaysToReachUs,
  unsizedPictures,
  visibleText,
  withoutScripts,
} from './sweep/no-js.ts';
import { wronglyFocused } from './sweep/photo-focus.ts';
import { plainExtras } from './sweep/plain-extras.ts';
import { violationsOf } from './sweep/policy.ts';
import { expectPrint, printedExtras } from './sweep/print.ts';
import { softPhotos } from './sweep/soft-photos.ts';
import { addresses, expect, test } from './sweep/sweep.ts';
import { expectTrackedLinks } from './sweep/tracked-links.ts';

// What must be true for each page on desktop. Each page loads once for all checks, and once without scripts.

const [pair] = content.galleryPhotos.beforeAfter;
const comparisonLabels = pair ? [pair.beforeLabel, pair.afterLabel] : [];

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 1280, height: 823 } });

for (const path of addresses) {
  const isPage = paths.includes(path);

  test(`[A3] [C1] [L1] [L3] [L9] [L12] [P6] [R1] [S3] ${path} at 1280 px, and without scripts`, async ({
    page,
    context,
    browser,
    complaints,
    baseURL,
  }) => {
    // Frames of other sites are only shown once their host answers.
    if (path === '/contact') await stubOtherHosts(context, baseURL);
    const violations = await violationsOf(page);

    const without = await withoutScripts(browser, baseURL, path, async (plain) => {
      await test.step('[S3] without scripts it offers phone and quote form, and reserves space for images', async () => {
        await expectWaysToReachUs(plain);
        expect(await unsizedPictures(plain)).toEqual([]);
      });
      await test.step('its photos show the part around their focus, without inline styles', async () => {
        expect(await wronglyFocused(plain)).toEqual([]);
      });
      const text = await visibleText(plain);
      await test.step('[G2] [G3] [G7] [G9] [H6] [H14] [H15] [L10] [P7] [Q3] [R1] [S3] [T1] [T3] [T4] [U7] without scripts its reviews, how they were chosen, slides and photos are all there, and its links work', async () => {
        for (const [what, check] of Object.entries(plainExtras[path] ?? {}))
          await test.step(what, () => check(plain));
      });
      return text;
    });

    await test.step('[R1] the layout shift stays below 0.02 while slow fonts and images arrive', async () => {
      const { held, shift } = await openWithSlowFiles(page, path);
      expect(held, 'fonts and images that were held back').toBeGreaterThan(0);
      expect(shift).toBeLessThan(0.02);
    });
    await test.step('parts of its first screen stay in place while the others arrive', async () => {
      expect(await partsThatMove(page)).toEqual([]);
    });
    await hydrated(page);

    await test.step('[L1] [C1] it has the chat helper, which is closed', async () => {
      await expect(chatButton(page)).toBeVisible();
      await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(chatWindow(page)).toBeHidden();
      await expect(chatCard(page, popupText)).toBeHidden();
    });
    await test.step('[L9] it has its title, description, sharing tags and canonical link', async () => {
      if (isPage) await expectHead(page, path, baseURL);
    });
    await test.step('[L1] it has navbar, main and footer, and skips no heading level', () =>
      expectOutline(page));
    await test.step('[L3] the link whose path starts the current one is active, Home only on exactly /', async () => {
      const isInMenu = pathsOf(inMenu).some((known) => known === path);
      expect(await activeLinks(page)).toEqual(isInMenu ? { [path]: 'page' } : {});
    });
    await test.step('[R1] without scripts it has the same text, or more', async () => {
      const scripted = await visibleText(page);
      expect(without.main.length).toBeGreaterThan(isPage ? 200 : 0);
      expectSameText(path, without, scripted);
    });
    await test.step('axe finds no problem at 1280 px', async () => {
      expect(await accessibilityProblems(page)).toEqual([]);
    });
    await test.step('it prints without menu, overlays and buttons, and with whole photos', async () => {
      await page.emulateMedia({ media: 'print' });
      await expectPrint(page);
      await printedExtras[path]?.(page);
      await page.emulateMedia({ media: null });
    });

    await hydrateAll(page);
    await readToTheEnd(page);
    await test.step('[R1] its HTML is still valid after hydration', async () => {
      expect(await htmlFaults(await page.content(), 'live')).toEqual([]);
    });
    if (path === '/contact')
      await test.step('[P6] its frames have a title and only the rights that a form and a map need', () =>
        expectFrames(page));
    await test.step("[A3] clicks on the menus' quote links and on every phone and e-mail link are counted", () =>
      expectTrackedLinks(page));

    // Elements that fade in start out of place.
    await reduceMotion(page);
    await test.step('[L12] no text is outside the content width of 1200 px', async () => {
      await page.setViewportSize({ width: 1920, height: 900 });
      expect(await textsOutsideColumn(page)).toEqual([]);
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await test.step('text over photos has enough contrast at 1440 px', async () => {
      const { texts, weak } = await measurePage(page);
      expect(weak).toEqual([]);
      if (path === '/' || path === '/before-after')
        expect(texts).toEqual(expect.arrayContaining(comparisonLabels));
      if (path === '/') expect(texts).toContain(content.home.ongoing.heading);
    });
    await test.step('no photo is distorted at 1440 px', async () => {
      expect(await stretchedPhotos(page)).toEqual([]);
    });

    await test.step('photos load in a file wide enough to look sharp', async () => {
      for (const width of [1920, 1440, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await softPhotos(page), `at ${width} px`).toEqual([]);
      }
    });

    await test.step('it has not violated its content security policy or logged an error', async () => {
      expect(await violations()).toEqual([]);
      // Browsers log the status of the 404 page.
      expect(complaints.filter((complaint) => isPage || !complaint.includes('status of 404'))).toEqual([]);
    });
  });
}
