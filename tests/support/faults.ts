import type { Page, Route } from '@playwright/test';

/** Responds to requests for a file; the rest of the site is served as usual. */
export async function answer(page: Page, file: string, reply: (route: Route) => unknown): Promise<void> {
  await page.route(`**/content/${file}`, reply);
}

/** Responds to requests for a file with a value. */
export async function answerWith(page: Page, file: string, json: unknown): Promise<void> {
  await answer(page, file, (route) => route.fulfill({ json }));
}

/** Fails a request like a browser without a network. Unit tests of the queries cover other faults. */
export const offline = (route: Route) => route.abort('internetdisconnected');
