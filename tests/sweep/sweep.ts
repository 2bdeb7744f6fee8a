import type { Page } from '@playwright/test';
import { animationsFinished } from '../axe.ts';
import { paths, expect as strict, test } from '../site.ts';

export { test };

/** An address that no page has; the server answers it with the document of the 404 page. */
export const unknown = '/no-such-page';
/** All addresses that a sweep visits. */
export const addresses = [...paths, unknown];

/** Notes a failure and goes on, so that one run shows every fault of a route. */
export const expect = strict.configure({ soft: true });

/** Asks the page for less motion from now on, and waits until what fades in is in its place. */
export async function reduceMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await animationsFinished(page);
}
