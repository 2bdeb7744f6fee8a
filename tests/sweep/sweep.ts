import type { Page } from '@playwright/test';
import { animationsFinished } from '../axe.ts';
import { paths, expect as strict, test } from '../site.ts';

export { test };

/** An address without a page. The server responds with the 404 page. */
export const unknown = '/no-such-page';
/** All addresses of a sweep. */
export const addresses = [...paths, unknown];

/** Records a failure and continues, so that one run shows every problem of a route. */
export const expect = strict.configure({ soft: true });

/** Sets reduced motion from now on, and waits until fade-ins have finished. */
export async function reduceMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await animationsFinished(page);
}
