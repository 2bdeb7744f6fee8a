import type { Page } from '@playwright/test';
import { floats, openFrozen } from './floating.ts';
import { content, expect, mailAddress, open, paths, quoteLink, section, telAddress, test } from './site.ts';

const { home, layout, business } = content;

declare global {
  interface Window {
    /** What the recording tag was asked to send. */
    sent?: unknown[][];
  }
}

/** A tag that writes down what it is asked to send, and links that lead nowhere, so that the page stays. */
async function record(page: Page, kind: 'recording' | 'throwing' = 'recording') {
  await page.addInitScript((wanted) => {
    const sent: unknown[][] = [];
    Object.assign(window, {
      sent,
      gtag: (...command: unknown[]) => {
        sent.push(command);
        if (wanted === 'throwing') throw new Error('The tag is broken');
      },
    });
    document.addEventListener('click', (event) => event.preventDefault());
    document.addEventListener('auxclick', (event) => event.preventDefault());
  }, kind);
}

const sent = (page: Page) => page.evaluate(() => window.sent ?? []);
const quoteClick = (location: string) => ['event', 'quote_click', { location }];

/** The events of a menu's quote link, in order. */
const menuEvents = (location: string) => [
  ['event', 'quote_form_submit', { location }],
  ['event', 'quote_submission', { currency: 'AUD' }],
];

test('[A3] the quote links of home are told apart by their places', async ({ page }) => {
  await record(page);
  await open(page, '/');
  const main = page.getByRole('main');
  const packages = section(page, home.packages.heading).getByRole('link');
  const links = [
    quoteLink(main, home.hero.requestQuote).first(),
    packages.nth(0),
    packages.nth(1),
    packages.nth(2),
    quoteLink(section(page, home.testimonials.heading), layout.requestQuote),
    // Not shown over the hero, but there.
    floats(page).getByRole('link', { name: home.stickyQuote, includeHidden: true }),
    quoteLink(section(page, home.quoteForm.heading), layout.requestQuote),
  ];
  for (const link of links) await link.evaluate((element: HTMLElement) => element.click());
  expect(await sent(page)).toEqual(
    [
      ...['hero_primary', 'package_general', 'package_deep', 'package_move-prep'],
      ...['social_proof', 'sticky_button', 'final_form'],
    ].map(quoteClick),
  );
});

test('[A3] [H16] the prompt counts as floating_popup', async ({ page }) => {
  await record(page);
  await openFrozen(page, '/');
  await page.clock.runFor(25_000);
  await quoteLink(floats(page), home.prompt.confirm).click();
  expect(await sent(page)).toEqual([quoteClick('floating_popup')]);
});

for (const path of paths) {
  test(`[A3] ${path} counts the menu's quote links, and every phone and e-mail link`, async ({ page }) => {
    await record(page);
    await open(page, path);
    for (const [index, location] of ['navbar', 'mobile_navbar'].entries()) {
      const before = (await sent(page)).length;
      await page
        .locator(`header a[href="${business.quoteForm.url}"]`)
        .nth(index)
        .evaluate((link: HTMLElement) => link.click());
      expect((await sent(page)).slice(before)).toEqual(menuEvents(location));
    }
    const contacts = page.locator(`a[href="${telAddress}"], a[href="${mailAddress}"]`);
    const count = await contacts.count();
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index += 1) {
      const link = contacts.nth(index);
      const before = (await sent(page)).length;
      await link.evaluate((element: HTMLElement) => element.click());
      const [event, ...more] = (await sent(page)).slice(before);
      const isCall = (await link.getAttribute('href')) === telAddress;
      expect(more).toEqual([]);
      expect(event?.slice(0, 2)).toEqual(['event', isCall ? 'call_click' : 'email_click']);
      expect(event?.[2]).toEqual({ label: expect.any(String), location: expect.any(String) });
      expect(event?.[2]).not.toMatchObject({ location: 'text' });
    }
    expect(JSON.stringify(await sent(page))).not.toContain(business.email);
    expect(JSON.stringify(await sent(page))).not.toContain(business.phone);
  });
}

test('[A3] a phone link in the text of an article counts too, and the middle button as well', async ({
  page,
}) => {
  await record(page);
  await open(page, '/about');
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML('afterbegin', '<p><a href="tel:+61491570006">Ring us</a></p>');
  });
  await page.getByRole('link', { name: 'Ring us' }).click();
  await quoteLink(page.getByRole('banner'), layout.requestQuote).click({ button: 'middle' });
  await quoteLink(page.getByRole('banner'), layout.requestQuote).click({ button: 'right' });
  expect(await sent(page)).toEqual([
    ['event', 'call_click', { label: 'Link in text', location: 'text' }],
    ...menuEvents('navbar'),
  ]);
});

test('[A3] without a tag, and with one that throws, links lead on all the same', async ({
  page,
  complaints,
}) => {
  await open(page, '/about');
  const tab = page.waitForEvent('popup');
  await quoteLink(page.getByRole('banner'), layout.requestQuote).click();
  await expect(await tab).toHaveURL(business.quoteForm.url);
  await record(page, 'throwing');
  await open(page, '/about');
  await quoteLink(page.getByRole('banner'), layout.requestQuote).click();
  expect(await sent(page)).toEqual(menuEvents('navbar'));
  expect(complaints).toEqual([]);
});

test('[A4] without ids there is one warning and no request', async ({ page, baseURL }) => {
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
  await page.getByRole('contentinfo').getByRole('link', { name: layout.routeLabels.blog }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.blog.header.heading);
  expect(warnings).toHaveLength(1);
  expect(elsewhere).toEqual([]);
  expect(await page.evaluate(() => [typeof window.gtag, typeof window.clarity])).toEqual([
    'undefined',
    'undefined',
  ]);
});
