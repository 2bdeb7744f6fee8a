import type { Page } from '@playwright/test';
import { animationsFinished } from '../axe.ts';
import { paths, test as siteTest, expect as strict } from '../site.ts';

/** An address that no page has; the server answers it with the document of the 404 page. */
export const unknown = '/no-such-page';
/** All addresses that a sweep visits. */
export const addresses = [...paths, unknown];

/** Notes a failure and goes on, so that one run shows every fault of a route. */
export const expect = strict.configure({ soft: true });

/** Timers of this many milliseconds or more only show the chat popup (15 s) and the quote prompt (25 s). */
const shortestPopupDelay = 15_000;

/**
 * A test whose page never shows the chat popup and the quote prompt: on a slow machine they would appear in the middle
 * of a sweep and cover what it looks at.
 */
export const test = siteTest.extend({
  page: async ({ page }, use) => {
    await page.addInitScript((limit) => {
      const original = window.setTimeout;
      const withoutPopups = (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
        delay >= limit ? 0 : original(handler, delay, ...values);
      window.setTimeout = withoutPopups as typeof window.setTimeout;
    }, shortestPopupDelay);
    await use(page);
  },
});

/** Asks the page for less motion from now on, and waits until what fades in is in its place. */
export async function reduceMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await animationsFinished(page);
}
