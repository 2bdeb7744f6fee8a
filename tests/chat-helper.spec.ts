import type { Locator, Page } from '@playwright/test';
import { chatPopupDelay } from '../src/lib/specified.ts';
import {
  chatButton,
  chatCard,
  chatWindow,
  closingText,
  floats,
  loaded,
  openFrozen,
  popupText,
} from './floating.ts';
import { content, expect, holdBack, labelOf, open, quoteLink, stubOtherHosts, test } from './site.ts';

const { layout, business } = content;
const popup = (page: Page) => chatCard(page, popupText);
const closing = (page: Page) => chatCard(page, closingText);
/** What the session stores about the visitor's answers, without the time waited. */
const flags = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'chat-popup-wait'));
const answer = (page: Page, name: string) => chatWindow(page).getByRole('link', { name });

test('[C2] [C5] neither page changes nor reloads restart or repeat the 15 s', async ({ page }) => {
  const follow = (label: string) =>
    page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
  await openFrozen(page, '/services');
  await page.clock.runFor(chatPopupDelay / 3);
  await follow(labelOf('blog'));
  await expect(page).toHaveURL('/blog');
  await page.clock.runFor(chatPopupDelay / 3);
  await page.goto('/about');
  await loaded(page);
  await page.clock.runFor(chatPopupDelay / 3 - 1);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
  await follow(labelOf('blog'));
  await expect(page).toHaveURL('/blog');
  await expect(popup(page)).toBeHidden();
  await page.goto('/ndis');
  await loaded(page);
  await page.clock.fastForward(60_000);
  await expect(popup(page)).toBeHidden();
  expect(await flags(page)).toEqual([]);
});

/**
 * Expects a link to open the quote form in a new tab, and closes the tab, because the page would stay in the
 * background.
 */
async function expectQuoteTab(page: Page, link: Locator) {
  const opened = page.waitForEvent('popup');
  await link.click();
  const tab = await opened;
  await expect(tab).toHaveURL(business.quoteForm.url);
  await tab.close();
}

test('[C2] [C3] popup and chat open the quote form in a new tab; other answers open their pages', async ({
  page,
  context,
  baseURL,
}) => {
  await stubOtherHosts(context, baseURL);
  await openFrozen(page, '/about');
  await page.clock.runFor(chatPopupDelay);
  await expectQuoteTab(page, quoteLink(floats(page), 'Get a quote'));
  await expect(popup(page)).toBeHidden();

  await chatButton(page).click();
  await expectQuoteTab(page, answer(page, 'Something else / Get a quote'));
  await expect(chatWindow(page)).toBeHidden();
  await expect(chatButton(page)).toBeFocused();

  await chatButton(page).click();
  await answer(page, 'NDIS or plan-managed support').click();
  await expect(page).toHaveURL('/ndis');
  await expect(chatWindow(page)).toBeHidden();
  await expect(closing(page)).toBeHidden();
});

test('[C3] Escape first closes what is above the chat', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await open(page, '/about');
  await chatButton(page).click();
  await expect(chatWindow(page)).toBeVisible();
  const menuButton = page.getByRole('button', { name: layout.openMenu });
  await menuButton.click();
  const menu = page.getByRole('navigation', { name: layout.mainMenuLabel });
  await menu.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(chatWindow(page)).toBeVisible();
});

test('[C3] without scripts the chat opens, its links work, and it closes', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/about');
  await chatButton(page).click();
  await expect(chatWindow(page)).toBeVisible();
  await chatWindow(page).getByRole('button', { name: layout.chat.closeLabel }).click();
  await expect(chatWindow(page)).toBeHidden();
  await chatButton(page).click();
  await answer(page, 'Commercial cleaning').click();
  await expect(page).toHaveURL('/commercial');
  await context.close();
});

test('[C3] a chat that was opened before the scripts loaded closes with Escape', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await chatButton(page).click();
  await expect(chatWindow(page)).toBeVisible();
  release();
  await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(chatWindow(page)).toBeHidden();
  await expect(closing(page)).toBeVisible();
});
