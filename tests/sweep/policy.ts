import type { Page } from '@playwright/test';
import { painted } from '../site.ts';

/** Records what the content security policy blocks on a page. Call it before the page is opened. */
export async function violationsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => ('seen' in window ? (window.seen as string[]) : ['not listening']));
}

/** Scrolls through the page and waits until all lazy content has loaded. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top <= document.documentElement.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
  await painted(page);
  // Lazy pictures that are not near yet have no source. Slides beside the viewport have one, but would only load when
  // they move.
  await page.evaluate(() => {
    for (const image of document.images) if (image.currentSrc) image.loading = 'eager';
  });
  await page.waitForFunction(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const frames = resources.filter(({ initiatorType }) => initiatorType === 'iframe');
    return (
      frames.length >= document.querySelectorAll('iframe[src]').length &&
      [...document.images].every((image) => image.complete || !image.currentSrc)
    );
  });
}
