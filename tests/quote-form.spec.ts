import { fillForm, openForm, words } from './quote-form.ts';
import { expect, test } from './site.ts';

test("[Q2] [Q3] [Q4] as shipped, a request is logged without the person's name and makes no network call", async ({
  page,
}) => {
  const { area, panel, submit, toast } = await openForm(page);
  const site = new URL(page.url()).origin;
  const calls: string[] = [];
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (request) => {
    // Files of the site may still load as sections come near; without a query they contain no data. Everything else is
    // a network call.
    const { origin, search } = new URL(request.url());
    if (request.method() !== 'GET' || origin !== site || search !== '') calls.push(request.url());
  });
  await fillForm(page);
  await submit.click();
  await expect(toast).toBeVisible();
  await expect(panel).toBeVisible();
  await test.step('[Q4] the toast covers neither the navbar nor the overlays', async () => {
    const card = area.getByRole('button', { name: words.toast.close, exact: true }).locator('..');
    for (const [width, height] of [
      [320, 568],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(card).toBeInViewport({ ratio: 1 });
      const box = await card.boundingBox();
      const navbar = await page.getByRole('banner').boundingBox();
      if (!box || !navbar) throw new Error('The toast is not rendered.');
      expect(box.y).toBeGreaterThanOrEqual(navbar.y + navbar.height);
      expect(box.y + box.height).toBeLessThan(height / 2);
    }
  });
  expect(calls).toEqual([]);
  expect(logged).toEqual(['A quote was requested with the form of this page: deep.']);
});
