import type { Page, Route } from '@playwright/test';

const faults = {
  'truncated JSON': (route: Route) =>
    route.fulfill({ contentType: 'application/json', body: '{"categories": {"ba' }),
  'JSON of another shape': (route: Route) => route.fulfill({ json: ['what', 'ever'] }),
  'no network': (route: Route) => route.abort('internetdisconnected'),
};

/** One fault of the answer, one of its content and one of the network; unit tests of the queries have the others. */
export const someFaults = Object.keys(faults) as (keyof typeof faults)[];

/** How a read ends that has one of the faults. */
export const faultNamed = (name: keyof typeof faults) => faults[name];

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
