import type { Page } from '@playwright/test';
import { quotePromptDelay } from '../../src/lib/specified.ts';
import { fillForm, quoteForm } from '../quote-form.ts';
import { content, errorsIn, expect, hydrateAll, open, test } from '../site.ts';

const { home, services, layout } = content;
const island = (name: string) => `[data-island="${name}"]`;
const slide = `[aria-roledescription="${layout.carousel.slide}"]`;

/** Elements that ad blockers and extensions remove, by selector; parts before the whole. */
const victims = [
  'footer a[target="_blank"]',
  'img[fetchpriority="high"]',
  `${island('OurWork')} li:first-child img`,
  `${island('PortfolioPreview')} picture`,
  'template',
  `${island('Testimonials')} ${slide}:nth-child(2)`,
  `${island('Testimonials')} blockquote + button`,
  `${island('TrustedBy')} button:first-child`,
  `${island('BeforeAfterPreview')} figcaption`,
  `${island('OurWork')} a:nth-child(2)`,
  `${island('QuoteForm')} [role="status"]`,
  '[role="tooltip"]',
  '[data-card] [role="status"]',
  '#chat a',
  '#mobile-menu nav button',
  'header svg',
  'body > aside',
  '#mobile-menu',
];

/** Removes elements, and records the headings from before. Runs in the page. */
function remove(selectors: readonly string[]): void {
  const headings = [...document.querySelectorAll('main :is(h1, h2)')].map((heading) => heading.textContent);
  Object.assign(window, { headings });
  for (const selector of selectors) {
    const found = document.querySelectorAll(selector);
    if (found.length === 0) throw new Error(`Nothing matches "${selector}".`);
    for (const element of found) element.remove();
  }
}

/** Uses the rest of home. */
async function expectHomeWorks(page: Page): Promise<void> {
  // Time for the popup and the prompt.
  await page.clock.runFor(quotePromptDelay + 5000);
  const headings = () =>
    [...document.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) => textContent);
  const before = await page.evaluate(() => (window as unknown as { headings: string[] }).headings);
  expect(await page.evaluate(headings)).toEqual(before);
  const { submit, submitting, panel, field } = quoteForm(page);
  await submit.click();
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
  await fillForm(page);
  await submit.click();
  await page.clock.runFor(1000);
  await expect(submitting).toBeHidden();
  await expect(panel).toBeVisible();
  const [question] = home.faq[home.faq.variant];
  await page.getByText(question?.question ?? '', { exact: true }).click();
  await expect(page.getByText(question?.answer ?? '', { exact: true })).toBeVisible();
  await page.locator('footer a[href="/services"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.header.heading);
}

test.beforeEach(({ page }) => page.clock.install());

for (const when of ['before', 'after'])
  test(`with elements removed ${when} hydration, the rest of home works`, async ({ page, complaints }) => {
    const run = `(${remove})(${JSON.stringify(victims)})`;
    if (when === 'before')
      await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => ${run})`);
    await open(page, '/');
    await hydrateAll(page);
    if (when === 'after') await page.evaluate(run);
    await expectHomeWorks(page);
    expect(errorsIn(complaints)).toEqual([]);
  });
