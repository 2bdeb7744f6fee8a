import type { BrowserContext, Page } from '@playwright/test';

// Steps on an open page of the site, which tests and `npm run verify` share.

/** Timers at least this long (ms) belong to things that a page does by itself: slides move, cards appear. */
const shortestOwnTime = 3000;

/** Stops the timers of things that a page does by itself, unless a test fakes the clock afterwards. */
export async function holdOwnTimers(context: BrowserContext): Promise<void> {
  await context.addInitScript((limit) => {
    const original = window.setTimeout;
    const held = (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
      delay >= limit ? 0 : original(handler, delay, ...values);
    window.setTimeout = held as typeof window.setTimeout;
  }, shortestOwnTime);
}

/**
 * Waits until the page works: its enhancements have run, and islands near the viewport are hydrated. Islands wait for
 * input, so this sends some; islands that hydrate on interaction still wait.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { ready, entering } = document.documentElement.dataset;
    // During a page change, what is below the viewport is not laid out, and cannot be scrolled to.
    if (ready !== location.pathname || entering !== undefined) return false;
    window.dispatchEvent(new Event('pointermove'));
    const waiting = '[data-island]:not([data-hydrated], [data-when="interaction"])';
    return [...document.querySelectorAll<HTMLElement>(waiting)].every((island) => {
      const { top, bottom } = island.getBoundingClientRect();
      return top > innerHeight || bottom < 0;
    });
  });
}

/** Waits until the browser has painted twice, so that the effect of the last step is visible. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * Waits until the observers of the viewport, such as the one that shows and hides the overlays, have reported the last
 * step: on a busy machine they do so some frames later. A new one reports after them.
 */
export async function observed(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(document.documentElement);
      }),
  );
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

/** Sets reduced motion from now on, and waits until fade-ins have finished. */
export async function reduceMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Ignores endless and scroll-driven animations. Animations of removed elements count as finished.
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}
