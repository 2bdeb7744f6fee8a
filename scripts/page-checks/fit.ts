import type { Page } from '@playwright/test';

/** How wide the page is, in pixels: more than its window if it can be scrolled sideways. */
export function scrollWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/**
 * Texts that are cut off by a box or reach outside the viewport, except in scrolling rows and text for screen readers
 * only.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The boxes of the text in an element, except text for screen readers only.
    const lines = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      while (walker.nextNode()) {
        if (walker.currentNode.parentElement?.closest('.visually-hidden')) continue;
        const range = document.createRange();
        range.selectNode(walker.currentNode);
        boxes.push(...range.getClientRects());
      }
      return boxes;
    };
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement));
    const cut = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 2);
      const leavesWindow = lines(element).some((line) => line.right > innerWidth + 1 || line.left < -1);
      return element.getBoundingClientRect().width > 1 && (isCut || leavesWindow);
    };
    return [...document.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, a, button, summary, th, td, label')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => !isInScroller(element.parentElement))
      .filter((element) => !element.closest('.visually-hidden') && !element.matches('[href="#main"]'))
      .filter(cut)
      .map((element) => element.textContent ?? '');
  });
}
