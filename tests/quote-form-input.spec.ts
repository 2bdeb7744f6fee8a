import { menuLink } from './menu.ts';
import { details, fieldNames } from './quote-details.ts';
import { fillForm, quoteForm, words } from './quote-form.ts';
import { content, expect, holdBack, hydrated, labelOf, open, reach, test } from './site.ts';

test('[Q1] what is typed before the scripts load is kept, also after Back from another page, and never in the address', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const { field, submit, panel } = quoteForm(page);
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
  await submit.click();
  await expect(panel).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
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
