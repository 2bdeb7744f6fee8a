import type { Page, Route } from '@playwright/test';

/** Answers of a read that cannot be used, by what is wrong with them. */
export const faults: Record<string, (route: Route) => Promise<void>> = {
  '404 without a body': (route) => route.fulfill({ status: 404, body: '' }),
  '404 with a body': (route) => route.fulfill({ status: 404, body: 'No such file' }),
  '500 without a body': (route) => route.fulfill({ status: 500, body: '' }),
  '500 with a body': (route) => route.fulfill({ status: 500, body: 'The disk is full' }),
  '401': (route) => route.fulfill({ status: 401, body: 'Who are you?' }),
  'HTML instead of JSON': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hi' }),
  'truncated JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"categories": {"ba' }),
  'JSON of another shape': (route) => route.fulfill({ json: ['what', 'ever'] }),
  'no network': (route) => route.abort('internetdisconnected'),
};

/** One of the faults. */
export function faultNamed(name: string): (route: Route) => Promise<void> {
  const fault = faults[name];
  if (!fault) throw new Error(`No fault is named "${name}".`);
  return fault;
}

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
