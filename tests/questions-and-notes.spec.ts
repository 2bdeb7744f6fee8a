import { slugify } from '../src/content/schemas/slug.ts';
import { expectAccessible } from './axe.ts';
import { content, expect, hydrated, open, quoteLink, section, stubOtherHosts, test } from './site.ts';

const { about, home, notes, contact, business, layout, services } = content;
const questions = home.faq[home.faq.variant];

test('[H11] each question has its own link, which opens the answer', async ({ page }) => {
  // A smooth scroll down a long page takes time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const last = questions.at(-1);
  await page.goto(`/#faq-${slugify(last?.question ?? '')}`);
  const addresses = await section(page, home.faq.heading)
    .getByRole('link', { includeHidden: true })
    .and(page.locator('[href^="#"]'))
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(questions.map(({ question }) => `#faq-${slugify(question)}`));
  await expect(page.getByText(last?.answer ?? '')).toBeInViewport();
  await expect(page.getByText(last?.question ?? '', { exact: true })).toBeInViewport();
  await hydrated(page);
  await expect(page.getByText(last?.answer ?? '')).toBeVisible();
});

test('[H11] a link from another page of the site opens the answer too', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/#faq-how-long-does-a-clean-take',
      textContent: 'How long?',
    });
    document.body.prepend(link);
  });
  await page.getByRole('link', { name: 'How long?' }).click();
  const question = questions.find(({ question }) => question === 'How long does a clean take?');
  await expect(page.getByText(question?.answer ?? '', { exact: true })).toBeInViewport();
});

test('[U1] [U5] [U6] the footer links to the guarantee and to each note', async ({ page }) => {
  await open(page, '/services');
  for (const { heading } of [about.guarantee, notes.privacy, notes.accessibility]) {
    await page.getByRole('contentinfo').getByRole('link', { name: heading, exact: true }).click();
    await expect(page).toHaveURL(/\/about#/);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.header.heading);
  }
});

test('[S2] the suburb check knows every suburb served, and never says no', async ({
  page,
  context,
  baseURL,
}) => {
  await stubOtherHosts(context, baseURL);
  await open(page, '/contact');
  const { check } = contact.area;
  const area = section(page, contact.area.heading);
  await area.scrollIntoViewIfNeeded();
  const input = page.getByLabel(check.label);
  const answer = area.getByRole('status');
  const map = area.getByRole('img');
  for (const suburb of business.areaServed) {
    await input.fill(suburb.toLowerCase());
    await input.press('Enter');
    await expect(answer).toHaveText(check.yes.replace('{suburb}', suburb));
    // A tick next to the area and one on the map, whose labels exist for narrow and wide viewports.
    await expect(area.getByRole('listitem').filter({ has: page.locator('svg') })).toHaveCount(1);
    await expect(area.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(map.locator('g', { hasText: suburb }).locator('circle[r="24"]:visible')).not.toHaveCount(0);
  }
  await input.fill('Wodogna');
  await page.getByRole('button', { name: check.button, exact: true }).click();
  await expect(answer).toHaveText(check.yes.replace('{suburb}', 'Wodonga'));
  const form = page.getByRole('main').locator('form', { has: input });
  await expect(quoteLink(form, layout.requestQuote)).toHaveAttribute('href', business.quoteForm.url);
  const others = [
    ['Melbourne', check.ask],
    ['east albury NSW', check.near.replace('{suburb}', 'Albury')],
    ['2640', check.postcode],
    [' ', check.empty],
  ] as const;
  for (const [typed, expected] of others) {
    await input.fill(typed);
    await input.press('Enter');
    await expect(answer).toHaveText(expected);
    await expect(answer).not.toHaveText(/\bno\b/i);
    await expect(form.getByRole('link', { name: layout.call })).toHaveCount(expected === check.empty ? 0 : 1);
  }
  await expect(page).toHaveURL('/contact');
  await expectAccessible(page);
});
