import { accessibilityProblems } from './axe.ts';
import { details, errorOf, fillForm, openForm, words } from './quote-form.ts';
import { content, expect, quoteLink, telAddress, test } from './site.ts';

const { business } = content;
const names = ['name', 'suburb', 'email', 'phone', 'serviceType', 'message'] as const;
const messages = {
  name: 'Name must be at least 2 characters',
  suburb: 'Please enter your suburb',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  serviceType: 'Please select a service type',
  message: 'Please tell us a bit more about your needs',
};

test('[Q1] [H15] the form has the six fields, with what fills them in by itself', async ({ page }) => {
  const { field } = await openForm(page);
  const expected = {
    name: { type: 'text', autocomplete: 'name' },
    suburb: { type: 'text', autocomplete: 'address-level2' },
    email: { type: 'email', autocomplete: 'email', inputmode: 'email' },
    phone: { type: 'tel', autocomplete: 'tel' },
    serviceType: {},
    message: {},
  };
  for (const name of names) {
    for (const [attribute, value] of Object.entries(expected[name]))
      await expect(field(name)).toHaveAttribute(attribute, value);
    await expect(field(name)).toHaveAttribute('aria-required', 'true');
  }
  await expect(field('serviceType').locator('option')).toHaveText([
    words.choose,
    'General Clean',
    'Deep Clean',
    'Move-Prep',
    'NDIS Support',
  ]);
  expect(
    await field('serviceType')
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value'))),
  ).toEqual(['', 'general', 'deep', 'move-prep', 'ndis']);
});

for (const [name, fill] of Object.entries({ empty: '', 'only spaces': '            ' })) {
  test(`[Q1] ${name}: each field says what is wrong, and the first has the focus`, async ({ page }) => {
    const { field, submit, panel } = await openForm(page);
    for (const each of names) if (each !== 'serviceType') await field(each).fill(fill);
    await submit.click();
    await expect(field('name')).toBeFocused();
    for (const each of names) {
      await expect(field(each)).toHaveAttribute('aria-invalid', 'true');
      expect(await errorOf(field(each))).toBe(messages[each]);
    }
    await expect(panel).toHaveCount(0);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}

test('[Q1] errors clear as they are mended, one by one', async ({ page }) => {
  const { area, field, submit } = await openForm(page);
  await fillForm(page, { suburb: 'A', phone: '0491 5701', serviceType: '' });
  await submit.click();
  await expect(field('suburb')).toBeFocused();
  await expect(area.locator('[aria-invalid="true"]')).toHaveCount(3);
  expect(await errorOf(field('suburb'))).toBe(messages.suburb);
  await page.keyboard.type('l');
  await expect(field('suburb')).toHaveAttribute('aria-invalid', 'false');
  await expect(field('phone')).toHaveAttribute('aria-invalid', 'true');
  await field('phone').fill('(02) 5550 1234');
  await field('serviceType').selectOption('ndis');
  await expect(area.locator('[aria-invalid="true"]')).toHaveCount(0);
});

test('[Q2] a valid request: Submitting..., the toast, an empty form', async ({ page }) => {
  const { field, submit, submitting, toast, area } = await openForm(page);
  await fillForm(page);
  await submit.click();
  await expect(submitting).toHaveAttribute('aria-disabled', 'true');
  await expect(toast).toHaveText(
    "Quote Request Received!We'll respond within one business hour. Check your email for confirmation.",
  );
  // A pointer on it holds it, so that it is still there for the check at the end.
  await toast.hover();
  await expect(submit).not.toHaveAttribute('aria-disabled');
  for (const name of names) await expect(field(name)).toHaveValue('');
  await expect(area.locator('[aria-invalid="true"]')).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('[Q3] as shipped it logs without naming the person, and makes no network call', async ({ page }) => {
  const { panel, submit } = await openForm(page);
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
  await expect(panel).toBeVisible();
  expect(calls).toEqual([]);
  expect(logged).toEqual(['A quote was requested with the form of this page: deep.']);
});

test('[Q3] the panel keeps the details and offers three ways to send them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { area, panel, submit } = await openForm(page);
  await fillForm(page);
  await submit.click();
  await expect(panel).toBeVisible();
  await expect(area.getByText(words.panel.unsent.text)).toBeVisible();
  const all =
    'Name: Jo Bloggs\nSuburb: Thurgoona\nEmail: jo@example.com\nPhone: 0491 570 156\nService type: Deep Clean\n' +
    'Message: Three bedrooms, any Tuesday.';
  await expect(area.getByLabel(words.panel.details)).toHaveValue(all);
  const mail = new URL(
    (await area.getByRole('link', { name: words.panel.email }).getAttribute('href')) ?? '',
  );
  expect(mail.pathname).toBe(business.email);
  expect(mail.searchParams.get('body')).toBe(all.replaceAll('\n', '\r\n'));
  for (const link of await quoteLink(area, content.layout.requestQuote).all()) {
    await expect(link).toHaveAttribute('href', business.quoteForm.url);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(area.getByRole('link', { name: business.phone }).first()).toHaveAttribute('href', telAddress);
  await area.getByRole('button', { name: words.panel.copy }).click();
  await expect(area.getByText(words.panel.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(all);
  await expect(area.getByRole('button', { name: words.submit })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('[Q3] where the browser does not copy, the details are selected', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const { area, submit } = await openForm(page);
  await fillForm(page);
  await submit.click();
  await area.getByRole('button', { name: words.panel.copy }).click();
  await expect(area.getByText(words.panel.copyFailed)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(`Name: ${details.name}`);
});
