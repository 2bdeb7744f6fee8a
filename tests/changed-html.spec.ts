import { translate, translateFromTheStart, visit, visits } from './changed-html.ts';
import { quoteForm } from './quote-form.ts';
import {
  content,
  errorsIn,
  expect,
  holdBack,
  hydrateAll,
  hydrated,
  open,
  stubOtherHosts,
  test,
  wasRenewed,
} from './site.ts';

const { home } = content;

// A phone, because its menu is one of the widgets.
test.use({ viewport: { width: 390, height: 844 } });

for (const [place, names] of Object.entries(visits))
  test(`translated before hydration, every widget works: ${place}`, async ({
    page,
    context,
    complaints,
    baseURL,
  }) => {
    await stubOtherHosts(context, baseURL);
    await translateFromTheStart(page, place === 'home' ? 'at once' : 'once parsed');
    await visit(page, names);
    expect(errorsIn(complaints)).toEqual([]);
  });

test('translated after hydration, islands still update their texts and do not mount again', async ({
  page,
  context,
  complaints,
  baseURL,
}) => {
  await stubOtherHosts(context, baseURL);
  const names = ['long review', 'quote form', 'tabs and lightbox', 'filter of the gallery', 'suburb check'];
  await visit(page, names, async () => {
    await hydrated(page);
    await hydrateAll(page);
    await page.evaluate(translate, '');
  });
  expect(complaints).toEqual([]);
});

test('[Q2] what was typed before hydration into the form of a translated page stays, and so does the focus', async ({
  page,
  complaints,
}) => {
  await translateFromTheStart(page, 'once parsed');
  const release = await holdBack(page, '**/assets/QuoteForm*.js');
  await open(page, '/');
  const { field, submit } = quoteForm(page);
  await field('suburb').fill('Thurgoona');
  await field('name').focus();
  await page.keyboard.type('Jo');
  release();
  await expect(page.locator('[data-island="QuoteForm"]')).toHaveAttribute('data-hydrated', 'yes');
  expect(complaints.filter(wasRenewed)).toContainEqual(expect.stringContaining('QuoteForm'));
  await page.keyboard.type(' Bloggs');
  await expect(field('name')).toHaveValue('Jo Bloggs');
  await expect(field('suburb')).toHaveValue('Thurgoona');
  await submit.click();
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('name')).toHaveAttribute('aria-invalid', 'false');
  expect(errorsIn(complaints)).toEqual([]);
});

test('[H6] a tab of a translated page that was pressed before hydration gets selected', async ({
  page,
  complaints,
}) => {
  await translateFromTheStart(page, 'once parsed');
  const release = await holdBack(page, '**/assets/OurWork*.js');
  await open(page, '/');
  await page.getByRole('link', { name: home.ourWork.tabs.kitchens, exact: true }).click();
  release();
  const tab = page
    .locator('[data-island="OurWork"]')
    .getByRole('tab', { name: home.ourWork.tabs.kitchens, exact: true });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(complaints.filter(wasRenewed)).toContainEqual(expect.stringContaining('OurWork'));
  // Before hydration, the tab was a link to the gallery.
  await expect(page).toHaveURL('/');
  expect(errorsIn(complaints)).toEqual([]);
});
