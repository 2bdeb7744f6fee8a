import { quotePromptDelay } from '../../src/lib/specified.ts';
import { visit } from '../support/journeys.ts';
import { content, errorsIn, expect, hydrateAll, open, test } from '../support/site.ts';

const { layout } = content;
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

/** The headings of the page. Runs in the page. */
const headings = () =>
  [...document.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) => textContent);

/** Removes elements. Runs in the page. */
function remove(selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = document.querySelectorAll(selector);
    if (found.length === 0) throw new Error(`Nothing matches "${selector}".`);
    for (const element of found) element.remove();
  }
}

for (const when of ['before', 'after'])
  test(`with elements removed ${when} hydration, the rest of home works`, async ({ page, complaints }) => {
    await open(page, '/');
    const whole = await page.evaluate(headings);
    await page.clock.install();
    const run = `(${remove})(${JSON.stringify(victims)})`;
    if (when === 'before')
      await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => ${run})`);
    await open(page, '/');
    await hydrateAll(page);
    if (when === 'after') await page.evaluate(run);
    // Time for the popup and the prompt.
    await page.clock.runFor(quotePromptDelay + 5000);
    expect(await page.evaluate(headings)).toEqual(whole);
    await visit(page, ['quote form', 'questions']);
    await page.locator('footer a[href="/services"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.services.header.heading);
    expect(errorsIn(complaints)).toEqual([]);
  });
