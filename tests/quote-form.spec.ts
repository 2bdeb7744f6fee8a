import { fillForm, openForm } from './quote-form.ts';
import { expect, test } from './site.ts';

test('[Q2] [Q3] as shipped a request logs without naming the person, and makes no network call', async ({
  page,
}) => {
  const { panel, submit, toast } = await openForm(page);
  const site = new URL(page.url()).origin;
  const calls: string[] = [];
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (request) => {
    // Files of the site may still arrive as its sections come near: asked for without
    // a query they carry nothing. All else is a call.
    const { origin, search } = new URL(request.url());
    if (request.method() !== 'GET' || origin !== site || search !== '') calls.push(request.url());
  });
  await fillForm(page);
  await submit.click();
  await expect(toast).toBeVisible();
  await expect(panel).toBeVisible();
  expect(calls).toEqual([]);
  expect(logged).toEqual(['A quote was requested with the form of this page: deep.']);
});
