import type { Page } from '@playwright/test';
import { fadeMargin } from '../../src/lib/specified.ts';
import { content, expect, open, painted, test } from '../support/site.ts';

/** The list of values on the About page, which fades in below the first screen. */
const values = (page: Page) =>
  page.locator('[data-fade]').filter({ hasText: content.about.values.items[0]?.text ?? 'none' });
/** One of the values, by its position on the page. */
const value = (page: Page, index: number) => values(page).locator('dl > div').nth(index);

/** Scrolls until the box is this many pixels inside the viewport. */
const scrollInside = (page: Page, inside: number) =>
  values(page).evaluate((element, pixels) => {
    const top = element.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: top - window.innerHeight + pixels, behavior: 'instant' });
  }, inside);

test('@L10 sections fade in, unless the visitor prefers reduced motion', async ({ page }) => {
  await open(page, '/about');
  await test.step('it slides up, down, to the left or to the right', async () => {
    const { values: list, story, founder } = content.about;
    const starts = [
      [list.items[0]?.text, '0px 20px'],
      [story.greeting, '0px -20px'],
      [founder.quote, '16px'],
      [founder.paragraphs[0], '-16px'],
    ];
    await expect(values(page)).toHaveAttribute('data-fade', 'waiting');
    for (const [text = '', start] of starts) {
      const fading = page.locator('[data-fade="waiting"], [data-fade="waiting"] *').filter({ hasText: text });
      const translates = fading.evaluateAll((all) => all.map((each) => getComputedStyle(each).translate));
      expect(new Set(await translates), text).toEqual(new Set(['none', start]));
    }
  });
  await test.step('content below the fold is hidden at first, but not in print', async () => {
    await expect(values(page)).toHaveAttribute('data-fade', 'waiting');
    await expect(value(page, 0)).toHaveCSS('opacity', '0');
    const heading = page.getByRole('heading', { name: content.about.values.heading });
    await expect(heading.locator('xpath=ancestor::*[@data-fade]')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(value(page, 0)).toHaveCSS('opacity', '1');
    await page.emulateMedia({ media: 'screen' });
    await expect(value(page, 0)).toHaveCSS('opacity', '0');
  });
  await test.step('it waits until it is 100 px and 15 % inside the viewport', async () => {
    await scrollInside(page, fadeMargin - 10);
    await painted(page);
    await expect(values(page)).toHaveAttribute('data-fade', 'waiting');
    await scrollInside(page, fadeMargin + 300);
    await expect(values(page)).toHaveAttribute('data-fade', 'shown');
  });
  await test.step('it fades in once, in 0.6 s', async () => {
    await expect(value(page, 0)).toHaveCSS('transition-duration', /^0\.6s/);
    await expect(value(page, 2)).toHaveCSS('transition-delay', /^0\.12s/);
    await expect(value(page, 0)).toHaveCSS('opacity', '1');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await painted(page);
    await expect(values(page)).toHaveAttribute('data-fade', 'shown');
  });
  await test.step('content in view when scripts start does not fade', async () => {
    await page.setViewportSize({ width: 1280, height: 6000 });
    await open(page, '/about');
    await painted(page);
    await expect(page.locator('[data-fade="waiting"]')).toHaveCount(0);
  });
  await test.step('with reduced motion nothing fades', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/about');
    await painted(page);
    await expect(page.locator('[data-fade="waiting"]')).not.toHaveCount(0);
    const hidden = page.locator('[data-fade], [data-fade] *').evaluateAll(
      (elements) =>
        elements
          .map((element) => getComputedStyle(element))
          .filter(({ opacity, translate }) => {
            return opacity !== '1' || translate !== 'none';
          }).length,
    );
    expect(await hidden).toBe(0);
  });
});
