import { menuLink } from '../support/menu.ts';
import { details, fieldNames } from '../support/quote-details.ts';
import { fillForm, quoteForm, words } from '../support/quote-form.ts';
import { content, expect, holdBack, hydrated, labelOf, open, reach, test } from '../support/site.ts';

test('@Q1 @Q2 @Q3 @Q4 what is typed before the scripts load is kept, also after Back; as shipped, a request makes no network call', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const { area, field, submit, panel, toast } = quoteForm(page);
  const expectKept = async () => {
    for (const name of fieldNames) await expect(field(name)).toHaveValue(details[name]);
    expect(new URL(page.url()).search).toBe('');
  };
  await fillForm(page);
  await field('name').press('Enter');
  await submit.click();
  await expectKept();
  release();
  await hydrated(page);
  await expectKept();
  await menuLink(page, labelOf('services')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.services.header.heading);
  await page.goBack();
  await expectKept();

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
  await submit.click();
  await expect(toast).toBeVisible();
  await expect(panel).toBeVisible();
  await expect(area.getByText(words.otherWays)).toBeHidden();
  expect(new URL(page.url()).search).toBe('');
  await test.step('the toast covers neither the navbar nor the overlays', async () => {
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
  await test.step('a request that was written but not sent is in the form after a page change', async () => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: labelOf('services'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.services.header.heading);
    await page.goBack();
    await expectKept();
  });
});

test("@Q1 the button says what is missing, even if it is pressed before the form's code loads", async ({
  page,
}) => {
  const release = await holdBack(page, /QuoteForm.*\.js/);
  await open(page, '/');
  const { area, field, submit } = quoteForm(page);
  await submit.click();
  release();
  await expect(area.locator('[aria-invalid="true"]')).toHaveCount(6);
  await expect(field('name')).toBeFocused();
});

test('@Q3 if the validation code cannot be fetched, the panel says so and keeps what was typed', async ({
  page,
}) => {
  await page.route(/\/assets\/attach-validation-/, (route) => route.abort());
  await page.goto('/');
  const { area, failure, field, submit } = quoteForm(page);
  await reach(submit);
  await expect(submit).toBeEnabled();
  await fillForm(page);
  await submit.click();
  await expect(failure).toContainText(words.panel.failures.unreachable);
  await expect(field('message')).toHaveValue(details.message);
  await expect(area.getByLabel(words.panel.details)).toHaveValue(/Jo Bloggs/);
});
