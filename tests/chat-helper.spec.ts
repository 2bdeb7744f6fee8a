import type { Page } from '@playwright/test';
import { chatPopupDelay } from '../src/lib/specified.ts';
import { chatButton, chatCard, chatWindow, closingText, loaded, openFrozen, popupText } from './floating.ts';
import { content, expect, holdBack, labelOf, open, test } from './site.ts';

const { layout } = content;
const popup = (page: Page) => chatCard(page, popupText);
const closing = (page: Page) => chatCard(page, closingText);
/** What the session stores about the visitor's answers, without the time waited. */
const flags = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'chat-popup-wait'));

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
