import type { Page } from '@playwright/test';
import { chatPopupDelay } from '../../src/lib/specified.ts';
import { chatButton, chatCard, chatWindow, loaded, openFrozen, popupText } from '../support/floating.ts';
import { content, expect, holdBack, labelOf, test } from '../support/site.ts';

const { layout } = content;
const popup = (page: Page) => chatCard(page, popupText);

test('@C2 @C5 neither page changes nor reloads restart the 15 s, and a page change hides the popup', async ({
  page,
}) => {
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
});

test('@C3 a chat that was opened before the scripts loaded closes with Escape, after what is above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await chatButton(page).click();
  await expect(chatWindow(page)).toBeVisible();
  release();
  await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: layout.openMenu }).click();
  const menu = page.getByRole('navigation', { name: layout.mainMenuLabel });
  await menu.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(chatWindow(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chatWindow(page)).toBeHidden();
  await expect(chatCard(page, layout.chat.closingText)).toBeVisible();
});
