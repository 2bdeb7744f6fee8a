import type { Page, Route } from '@playwright/test';

/** Answers the read of a file; the rest of the site is served as it is. */
export async function answer(page: Page, file: string, reply: (route: Route) => unknown): Promise<void> {
  await page.route(`**/content/${file}`, reply);
}

/** Answers the read of a file with a value. */
export async function answerWith(page: Page, file: string, json: unknown): Promise<void> {
  await answer(page, file, (route) => route.fulfill({ json }));
}

/** Never answers the read of a file. */
export async function neverAnswer(page: Page, file: string): Promise<void> {
  await answer(page, file, () => undefined);
}

/** Ends a read as a browser without a network does. Unit tests of the queries have the other faults. */
export const offline = (route: Route) => route.abort('internetdisconnected');
