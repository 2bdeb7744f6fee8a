import type { Page } from '@playwright/test';

/** Scrolls to the end of a page and back to the top. On the way it waits for visible pictures, then for fonts. */
export async function scrollThrough(page: Page): Promise<void> {
  let isEnd = false;
  while (!isEnd) {
    await page.waitForFunction(() =>
      [...document.images]
        .filter((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
          return isInWindow && image.checkVisibility();
        })
        .every((image) => image.complete),
    );
    isEnd = await page.evaluate(() => {
      const before = scrollY;
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      return scrollY === before;
    });
  }
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
}
