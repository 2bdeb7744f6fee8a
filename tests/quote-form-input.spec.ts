import { menuLink } from './menu.ts';
import { details, fieldNames } from './quote-details.ts';
import { fillForm, quoteForm, words } from './quote-form.ts';
import { content, expect, holdBack, hydrated, labelOf, open, reach, test } from './site.ts';

test('[Q1] what is typed before the scripts load is kept, and cannot end up in the address', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const { field, submit, panel } = quoteForm(page);
  await fillForm(page);
  await field('name').press('Enter');
  await submit.click();
  expect(new URL(page.url()).search).toBe('');
  release();
  await hydrated(page);
  for (const name of fieldNames) await expect(field(name)).toHaveValue(details[name]);
  await submit.click();
  await expect(panel).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('[Q1] after Back from another page, what was typed is still there and can be sent', async ({ page }) => {
  await open(page, '/');
  const { area, field, submit } = quoteForm(page);
  await fillForm(page);
  await menuLink(page, labelOf('services')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.services.header.heading);
  await page.goBack();
  for (const name of fieldNames) await expect(field(name)).toHaveValue(details[name]);
  await submit.click();
  await expect(area.getByLabel(words.panel.details)).toHaveValue(/Jo Bloggs/);
});

test("[Q1] the button says what is missing, even if it is pressed before the form's code loads", async ({
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

test('[Q3] if the validation code cannot be fetched, the panel says so and keeps what was typed', async ({
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
