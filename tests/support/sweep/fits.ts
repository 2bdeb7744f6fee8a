import type { Page } from '@playwright/test';
import { expect } from './sweep.ts';

/** Twice the default font size in pixels, as visitors can set it in their browser, and that size. */
const letterSizes = [32, 16];

export type Window = { width: number; height: number };

/** A small phone, a phone held sideways, a tablet, and the narrowest laptop that has the whole navbar. */
export const windows: readonly Window[] = [
  { width: 320, height: 640 },
  { width: 896, height: 414 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
];

/** Expects an open page to fit into each viewport, at both font sizes. */
export async function expectFits(page: Page, sizes: readonly Window[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const letters of letterSizes) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    for (const size of sizes) {
      await page.setViewportSize(size);
      const when = `letters of ${letters} px in a window of ${size.width} by ${size.height} px`;
      expect(await page.evaluate(faultsOfFit), when).toEqual([]);
    }
  }
  await devtools.detach();
}

/**
 * What does not fit the viewport: a page that scrolls sideways, controls outside, a heading that breaks inside a word, a
 * navbar link that wraps or is below the others, bars that take more than a quarter of the viewport.
 */
function faultsOfFit(): string[] {
  const faults: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`);

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const isCut = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  for (const control of document.querySelectorAll('a, button, summary, input, select, textarea')) {
    const { left, right } = control.getBoundingClientRect();
    if ((left > -1 && right < innerWidth + 1) || control.matches('[href="#main"]')) continue;
    if (isShown(control) && !isCut(control.parentElement))
      faults.push(`outside: ${control.textContent || control.getAttribute('aria-label')}`);
  }

  const rows = (links: Iterable<Element>) => {
    const middles = [...links].filter(isShown).flatMap((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return [...words.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top, bottom }) => (top + bottom) / 2);
    });
    return Math.max(...middles, 0) - Math.min(...middles, Number.POSITIVE_INFINITY);
  };
  // A word ends at a space or a hyphen. Longer ones than this cannot fit on a phone.
  const longestWord = 20;
  for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
    if (!isShown(heading)) continue;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s\-‑–/]+/g)) {
        if (word.length > longestWord) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (Math.max(...tops) - Math.min(...tops) > 6) faults.push(`a heading breaks inside "${word}"`);
      }
  }

  const header = document.querySelector('body > header');
  const links =
    header?.querySelectorAll('a:not(:first-child, #mobile-menu *), nav:not(#mobile-menu *) a') ?? [];
  if (rows(links) > 6) faults.push('the links of the navbar are not in one row');

  // In the middle of the page, where the bar on phones offers a quote.
  const floats = document.querySelector('footer + aside');
  floats?.setAttribute('data-beside', '');
  scrollTo({ top: scrollHeight / 2, behavior: 'instant' });
  let points = 0;
  let covered = 0;
  for (let y = 4; y < innerHeight; y += 8)
    for (const x of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const hit = document.elementFromPoint(x * innerWidth, y);
      points += 1;
      if (hit && (header?.contains(hit) || floats?.contains(hit))) covered += 1;
    }
  if (covered > points / 4) faults.push(`bars cover ${Math.round((100 * covered) / points)} %`);
  return faults;
}
