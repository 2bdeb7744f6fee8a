import type { Page } from '@playwright/test';
import { journeys } from '../support/journeys.ts';
import { browserOptions } from '../support/launch-options.ts';
import { content, expect, open, test as siteTest, stubOtherHosts, telAddress } from '../support/site.ts';

/** Automated browsers have no back/forward cache by default; this turns it on. */
const test = siteTest.extend<object, object>({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures.
    ({}, use) => use({ ...browserOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

const { layout } = content;

declare global {
  interface Window {
    /** For each time that the page was shown: whether it came from the back/forward cache. */
    shownAgain: boolean[];
    /** The events that the statistics tag received. */
    told: unknown[][];
  }
}

/** Goes to another site and back; the page must come from the back/forward cache. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.goto('https://elsewhere.example/');
  await expect(page).toHaveTitle('Elsewhere');
  // A page from the cache loads nothing, so there is no other sign to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => window.shownAgain)).toEqual([false, true]);
}

test.beforeEach(async ({ page, context, baseURL }) => {
  await stubOtherHosts(context, baseURL);
  await page.addInitScript(() => {
    window.shownAgain = [];
    window.told = [];
    Object.assign(window, { gtag: (...args: unknown[]) => window.told.push(args) });
    window.addEventListener('pageshow', (event) => window.shownAgain.push(event.persisted));
  });
});

test('@R1 when a visitor returns from another site, the page is back at once, unchanged', async ({
  page,
}) => {
  for (const path of ['/', '/gallery', '/before-after', '/contact', '/blog/hepa-filters-clean-home'])
    await test.step(path, async () => {
      await open(page, path);
      await leaveAndComeBack(page);
      await expect(page).toHaveURL(path);
    });
});

test('@L6 @C3 @A3 on return the menu is closed, and menu, chat, links and statistics work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.getByRole('button', { name: layout.openMenu }).click();
  await expect(page.locator('#mobile-menu')).toBeVisible();
  await leaveAndComeBack(page);
  await expect(page.locator('#mobile-menu')).toBeHidden();
  const phone = page.getByRole('contentinfo').locator(`a[href="${telAddress}"]`);
  await phone.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await phone.click();
  expect(await page.evaluate(() => window.told.map(([, name]) => name))).toContain('call_click');
  // In this document, which ends on another page.
  for (const name of ['chat', 'menu']) await journeys[name]?.(page, async () => undefined);
  await expect(page).toHaveURL('/services');
  expect(await page.evaluate(() => window.shownAgain)).toEqual([false, true]);
});
