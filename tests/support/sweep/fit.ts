import type { Page } from '@playwright/test';
import { cutTexts, scrollWidth } from '../../../scripts/page-checks/fit.ts';
import { content, painted } from '../site.ts';
import { expect } from './sweep.ts';

const [pair] = content.galleryPhotos.beforeAfter;
/** Texts that are over photos on each page with comparisons. */
export const comparisonLabels = pair ? [pair.beforeLabel, pair.afterLabel] : [];

/** The text spacing that a page must support (WCAG 2.2, 1.4.12). */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Runs an action while all text has this spacing. */
export async function withTextSpacing(page: Page, action: () => Promise<void>): Promise<void> {
  // A constructed stylesheet, because the policy of the site allows no inline style.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, textSpacing);
  await action();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Expects a page at the current width not to scroll sideways and not to cut off text. */
export async function expectWhole(page: Page, width: number, when: string): Promise<void> {
  await painted(page);
  expect(await scrollWidth(page), `width of the page ${when}`).toBeLessThanOrEqual(width);
  expect(await cutTexts(page), `cut texts ${when}`).toEqual([]);
}

/** Texts that reach outside the content, which is at most 1200 px wide. */
export function textsOutsideColumn(page: Page): Promise<string[]> {
  return page.locator('h1, h2, h3, p, table').evaluateAll((elements, width) => {
    const margin = (document.documentElement.clientWidth - width) / 2 - 1;
    // The visible part only, because slides continue outside the box that clips them.
    const shown = (element: Element) => {
      let { left, right } = element.getBoundingClientRect();
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue;
        const cut = box.getBoundingClientRect();
        left = Math.max(left, cut.left);
        right = Math.min(right, cut.right);
      }
      return { left, right };
    };
    return elements
      .map((element) => ({ ...shown(element), text: element.textContent ?? '' }))
      .filter(({ left, right }) => right - left > 1 && (left < margin || right > innerWidth - margin))
      .map(({ text }) => text);
  }, 1200);
}

/** The cards of handwritten notes. */
export const noteCards = 'main [data-fade]:has(> div > picture)';

/** The texts of the page that a handwritten note covers, at the current width. */
export function wordsUnderNotes(page: Page): Promise<string[]> {
  return page.locator(noteCards).evaluateAll((notes) => {
    const covered: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.closest('main') || !node.nodeValue?.trim()) continue;
      if (!parent.checkVisibility() || parent.closest('.visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      for (const note of notes) {
        const { left, right, top, bottom } = note.getBoundingClientRect();
        // A line is that much higher than its letters.
        const isUnder = (line: DOMRect) =>
          line.left < right && line.right > left && line.top < bottom - 6 && line.bottom > top;
        if (!note.contains(node) && lines.some(isUnder)) covered.push(node.nodeValue.trim());
      }
    }
    return covered;
  });
}

/** Photos that are shown distorted. */
export function stretchedPhotos(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => getComputedStyle(image).objectFit === 'fill' && image.checkVisibility())
      .filter((image) => {
        const own = image.naturalHeight
          ? image.naturalWidth / image.naturalHeight
          : Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        return Math.abs(image.clientWidth / image.clientHeight / own - 1) > 0.02;
      })
      .map((image) => image.currentSrc || image.src),
  );
}
