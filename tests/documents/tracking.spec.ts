import type { Page } from '@playwright/test';
import { quotePromptDelay } from '../../src/lib/specified.ts';
import { floats, openFrozen } from '../support/floating.ts';
import { follow } from '../support/menu.ts';
import { content, expect, goTo, open, quoteLink, section, stubOtherHosts, test } from '../support/site.ts';
import { menuEvents } from '../support/sweep/tracked-links.ts';

const { home, layout } = content;

declare global {
  interface Window {
    /** The events that the recording tag received. */
    sent?: unknown[][];
  }
}

/** A tag that records its events and then fails, which breaks nothing, and links that lead nowhere, so that the page stays. */
async function record(page: Page) {
  await page.addInitScript(() => {
    const sent: unknown[][] = [];
    const gtag = (...command: unknown[]) => {
      sent.push(command);
      throw new Error('The tag is broken.');
    };
    Object.assign(window, { sent, gtag });
    document.addEventListener('click', (event) => event.preventDefault());
    document.addEventListener('auxclick', (event) => event.preventDefault());
  });
}

const sent = (page: Page) => page.evaluate(() => window.sent ?? []);
const quoteClick = (location: string) => ['event', 'quote_click', { location }];

test('@A3 @H16 events of the quote links on home name their places; the prompt is floating_popup', async ({
  page,
}) => {
  await record(page);
  await openFrozen(page, '/');
  const main = page.getByRole('main');
  const packages = quoteLink(section(page, home.packages.heading), home.packages.quoteLabel);
  const links = [
    quoteLink(main, home.hero.requestQuote).first(),
    packages.nth(0),
    packages.nth(1),
    packages.nth(2),
    quoteLink(section(page, home.testimonials.heading), layout.requestQuote),
    // Hidden over the hero, but in the document.
    floats(page).getByRole('link', { name: home.stickyQuote, includeHidden: true }),
    quoteLink(section(page, home.quoteForm.heading), home.quoteForm.booking),
  ];
  for (const link of links) await link.evaluate((element: HTMLElement) => element.click());
  expect(await sent(page)).toEqual(
    [
      ...['hero_primary', 'package_general', 'package_deep', 'package_move-prep'],
      ...['social_proof', 'sticky_button', 'final_form'],
    ].map(quoteClick),
  );
  const before = (await sent(page)).length;
  await page.clock.runFor(quotePromptDelay);
  await quoteLink(floats(page), home.prompt.confirm).click();
  expect((await sent(page)).slice(before)).toEqual([quoteClick('floating_popup')]);
});

test('@A3 phone links in articles count too, and so does the middle mouse button', async ({ page }) => {
  await record(page);
  await open(page, '/about');
  await follow(page, { href: 'tel:+61491570006' });
  await quoteLink(page.getByRole('banner'), layout.requestQuote).click({ button: 'middle' });
  await quoteLink(page.getByRole('banner'), layout.requestQuote).click({ button: 'right' });
  expect(await sent(page)).toEqual([
    ['event', 'call_click', { label: 'Link in text', location: 'text' }],
    ...menuEvents('navbar'),
  ]);
});

test('@A3 @A4 @L7 without ids there is one warning, no tag and no request, and links work', async ({
  page,
  context,
  complaints,
  baseURL,
}) => {
  await stubOtherHosts(context, baseURL);
  const warnings: string[] = [];
  const elsewhere: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url());
  });
  await open(page, '/about');
  await expect.poll(() => warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/measurementId.*replayId/);
  const tab = page.waitForEvent('popup');
  await quoteLink(page.getByRole('banner'), layout.requestQuote).click();
  await expect(await tab).toHaveURL(/\?page=%2Fabout$/);
  await goTo(page, 'blog');
  expect(warnings).toHaveLength(1);
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
  expect(await page.evaluate(() => [typeof window.gtag, typeof window.clarity])).toEqual([
    'undefined',
    'undefined',
  ]);
});
