import { accessibilityProblems } from './axe.ts';
import { chatButton, chatCard, chatWindow, popupText } from './floating.ts';
import { activeLinks, inMenu, pathsOf } from './menu.ts';
import { content, hydrateAll, hydrated, paths, section, stubOtherHosts } from './site.ts';
import { stretchedPhotos, textsOutsideColumn } from './sweep/fit.ts';
import { expectHead, expectOutline } from './sweep/head.ts';
import { htmlFaults } from './sweep/html-rules.ts';
import { openWithSlowFiles } from './sweep/layout-shift.ts';
import {
  expectSameText,
  expectWaysToReachUs,
  unsizedPictures,
  visibleText,
  withoutScripts,
} from './sweep/no-js.ts';
import { readToTheEnd, violationsOf } from './sweep/policy.ts';
import { expectPrint, printedExtras } from './sweep/print.ts';
import { softPhotos } from './sweep/soft-photos.ts';
import { addresses, expect, reduceMotion, test } from './sweep/sweep.ts';
import { expectTrackedLinks } from './sweep/tracked-links.ts';
import { measurePage } from './text-over-photos.ts';

// Everything that is to hold on each page in a wide window, in one load of the page, and one without scripts.

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
    // The frames of other hosts are shown once these answer.
    if (path === '/contact') await stubOtherHosts(context, baseURL);
    const violations = await violationsOf(page);

    const without = await withoutScripts(browser, baseURL, path, (plain) =>
      test.step('[S3] without scripts it offers the phone and the quote form, and keeps room for pictures', async () => {
        await expectWaysToReachUs(plain);
        expect(await unsizedPictures(plain)).toEqual([]);
        return visibleText(plain);
      }),
    );

    await test.step('[R1] it moves by less than 0.02 while slow fonts and pictures arrive', async () => {
      const { held, shift } = await openWithSlowFiles(page, path);
      expect(held, 'fonts and pictures that were held back').toBeGreaterThan(0);
      expect(shift).toBeLessThan(0.02);
    });
    await hydrated(page);

    await test.step('[L1] [C1] it has the chat helper, closed', async () => {
      await expect(chatButton(page)).toBeVisible();
      await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(chatWindow(page)).toBeHidden();
      await expect(chatCard(page, popupText)).toBeHidden();
    });
    await test.step('[L9] it has its title, description, sharing tags and canonical link', async () => {
      if (isPage) await expectHead(page, path, baseURL);
    });
    await test.step('[L1] it has navbar, main and footer, and headings without gaps', () =>
      expectOutline(page));
    await test.step('[L3] the link whose path starts the current one is active, Home only on exactly /', async () => {
      const isInMenu = pathsOf(inMenu).some((known) => known === path);
      expect(await activeLinks(page)).toEqual(isInMenu ? { [path]: 'page' } : {});
    });
    await test.step('[R1] it reads the same without scripts, or holds everything', async () => {
      const scripted = await visibleText(page);
      expect(without.main.length).toBeGreaterThan(isPage ? 200 : 0);
      expectSameText(path, without, scripted);
    });
    await test.step('axe finds no fault at 1280 px', async () => {
      expect(await accessibilityProblems(page)).toEqual([]);
    });
    await test.step('it prints without menu, floating parts and buttons, and cuts no photo', async () => {
      await page.emulateMedia({ media: 'print' });
      await expectPrint(page);
      await printedExtras[path]?.(page);
      await page.emulateMedia({ media: null });
    });

    await hydrateAll(page);
    await readToTheEnd(page);
    await test.step('[R1] it stays valid HTML when all of it is hydrated', async () => {
      expect(await htmlFaults(await page.content(), 'live')).toEqual([]);
    });
    if (path === '/contact')
      await test.step('[P6] its frames may do what a form and a map need, and say so', async () => {
        await expect(page.locator('iframe')).toHaveCount(2);
        for (const frame of await page.locator('iframe').all()) {
          await expect(frame).toHaveAttribute('loading', 'lazy');
          await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
          await expect(frame).toHaveAttribute('title', /./);
          const sandbox = (await frame.getAttribute('sandbox'))?.split(' ') ?? [];
          const needed = ['allow-scripts', 'allow-same-origin', 'allow-popups'];
          expect(sandbox).toEqual(expect.arrayContaining(needed));
          expect(sandbox.some((right) => right.includes('top-navigation'))).toBe(false);
        }
        const form = section(page, content.contact.form.heading).locator('iframe');
        await expect(form).toHaveAttribute('sandbox', /allow-forms/);
      });
    await test.step("[A3] it counts the menus' quote links, and every phone and e-mail link", () =>
      expectTrackedLinks(page));

    // What fades in starts beside its place.
    await reduceMotion(page);
    await test.step('[L12] it sets no text wider than 1200 px', async () => {
      await page.setViewportSize({ width: 1920, height: 900 });
      expect(await textsOutsideColumn(page)).toEqual([]);
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await test.step('every text over a photograph is readable at 1440 px', async () => {
      const { texts, weak } = await measurePage(page);
      expect(weak).toEqual([]);
      if (path === '/' || path === '/before-after')
        expect(texts).toEqual(expect.arrayContaining(comparisonLabels));
      if (path === '/') expect(texts).toContain(content.home.ongoing.heading);
    });
    await test.step('no photo is stretched at 1440 px', async () => {
      expect(await stretchedPhotos(page)).toEqual([]);
    });

    await test.step('it asks for photos as wide as they are shown', async () => {
      for (const width of [1920, 1440, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await softPhotos(page), `at ${width} px`).toEqual([]);
      }
    });

    await test.step('it has broken no rule of its content security policy and logged no error', async () => {
      expect(await violations()).toEqual([]);
      // The browser reports the status of the 404 page itself.
      expect(complaints.filter((complaint) => isPage || !complaint.includes('status of 404'))).toEqual([]);
    });
  });
}
