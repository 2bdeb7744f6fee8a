import { details, fillForm, openForm, quoteForm, words } from './quote-form.ts';
import {
  content,
  expect,
  holdBack,
  hydrated,
  mailAddress,
  open,
  reach,
  section,
  telAddress,
  test,
} from './site.ts';

const typed: Record<string, { message: string; phone?: string; name?: string }> = {
  'pasted phone format': { message: details.message, phone: '+61 (0) 491-570-156' },
  'emoji and other scripts': { message: 'Bitte 🧽🧽🧽 李明 ناظم', name: '李明' },
  'ten thousand characters': { message: 'long '.repeat(2000).trim(), name: 'Jo '.repeat(3333) },
  'script tags': {
    message: '</textarea><script>document.title = "hacked"</script><img src=x onerror=alert(1)>',
  },
};

for (const [name, values] of Object.entries(typed)) {
  test(`[Q1] [Q3] ${name}: accepted, kept as text, and the e-mail stays short`, async ({
    page,
    complaints,
  }) => {
    const { area, panel, submit } = await openForm(page);
    await fillForm(page, values);
    await submit.click();
    await expect(panel).toBeVisible();
    await expect(area.getByLabel(words.panel.details)).toHaveValue(
      new RegExp(`${values.message.slice(-20).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
    );
    const mail = (await area.getByRole('link', { name: words.panel.email }).getAttribute('href')) ?? '';
    expect(mail.length).toBeLessThan(2000);
    const isCut = decodeURIComponent(mail).endsWith(words.panel.shortened);
    expect(isCut).toBe(values.message.length > 5000);
    await expect(page).not.toHaveTitle('hacked');
    expect(complaints).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(sideways).toBe(false);
  });
}

test('[Q2] a second press and a double click make one request', async ({ page }) => {
  const { panel, submit, submitting } = await openForm(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await fillForm(page);
  await submit.dblclick();
  await submitting.click({ force: true });
  await expect(panel).toBeVisible();
  await expect(submit).toBeVisible();
  expect(logged).toHaveLength(1);
});

test('[Q2] Enter in a field submits, in the message it starts a new line', async ({ page }) => {
  const { field, panel } = await openForm(page);
  await fillForm(page);
  await field('message').press('Control+End');
  await field('message').press('Enter');
  await expect(field('message')).toHaveValue(`${details.message}\n`);
  await field('email').press('Enter');
  await expect(panel).toBeVisible();
});

test('[Q2] the form can be used again after a request', async ({ page }) => {
  const { area, field, submit } = await openForm(page);
  await fillForm(page);
  await submit.click();
  await expect(area.getByLabel(words.panel.details)).toHaveValue(/Deep Clean/);
  await submit.click();
  await expect(field('name')).toBeFocused();
  await expect(area.locator('[aria-invalid="true"]')).toHaveCount(6);
  await fillForm(page, { serviceType: 'general' });
  await expect(area.locator('[aria-invalid="true"]')).toHaveCount(0);
  await submit.click();
  await expect(area.getByLabel(words.panel.details)).toHaveValue(/General Clean/);
});

test('[Q1] what is typed before the scripts come is kept, and nothing can send it into the address', async ({
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
  for (const name of ['name', 'suburb', 'email', 'phone', 'serviceType', 'message'] as const)
    await expect(field(name)).toHaveValue(details[name]);
  await submit.click();
  await expect(panel).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('[Q1] the button says what is missing, also when it is pressed before the code of the form is there', async ({
  page,
}) => {
  const release = await holdBack(page, /AskForQuote.*\.js/);
  await open(page, '/');
  const { area, field, submit } = quoteForm(page);
  await submit.click();
  release();
  await expect(area.locator('[aria-invalid="true"]')).toHaveCount(6);
  await expect(field('name')).toBeFocused();
});

test('[Q1] values that a password manager sets without telling the page count', async ({ page }) => {
  const { panel, submit } = await openForm(page);
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`#quote [name="${name}"]`);
      if (field) field.value = value;
    }
  }, details);
  await submit.click();
  await expect(panel).toBeVisible();
});

test('[Q3] where the rules cannot be fetched, the panel says so and keeps what was typed', async ({
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

test('[Q1] the form fits a window of 320 px, with fields to press and read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { area, submit } = await openForm(page);
  await submit.click();
  for (const control of await area.locator('form :is(input, select, textarea, button)').all()) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    const size = await control.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[Q3] [S3] the other ways take the place of the form', async ({ page }) => {
    await page.goto('/');
    const area = section(page, words.heading);
    await expect(area.getByLabel(words.labels.name, { exact: true })).toBeHidden();
    await expect(area.getByText(words.submit, { exact: true })).toBeHidden();
    // Playwright looks past the words of this element, the browser does not.
    const instead = area.locator('noscript');
    expect(await instead.innerText()).toContain(words.withoutScripts);
    for (const address of [content.business.quoteForm.url, telAddress, mailAddress])
      await expect(instead.locator(`a[href="${address}"]`)).toBeVisible();
  });
});
