import type { Page } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import {
  chatButton,
  chatCard,
  chatWindow,
  closingText,
  floats,
  frozenProblems,
  loaded,
  openFrozen,
  overlap,
  popupText,
} from './floating.ts';
import { content, expect, open, quoteLink, stubOtherHosts, test } from './site.ts';

const { layout, business } = content;
const popup = (page: Page) => chatCard(page, popupText);
const closing = (page: Page) => chatCard(page, closingText);
const flags = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).sort());

/** What each answer is called and where it leads, in the words of the specification. */
const answers = [
  ['Weekly or fortnightly cleaning', '/services'],
  ['Deep clean or once-off', '/services'],
  ['Vacate / end-of-lease', '/services'],
  ['NDIS or plan-managed support', '/ndis'],
  ['Commercial cleaning', '/commercial'],
  ['Something else / Get a quote', business.quoteForm.url],
] as const;

test('[C2] [C6] the popup shows after 15 s and not before, and takes no focus', async ({ page }) => {
  await openFrozen(page, '/services');
  await page.clock.runFor(14_999);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  const card = popup(page).locator('..');
  expect((await card.boundingBox())?.width).toBe(320);
  await expect(card.getByRole('link')).toHaveText([/^Get a quote/, 'Browse services']);
  await expect(card.getByRole('button')).toHaveText(['Close']);
  expect(await flags(page)).toEqual([]);
  expect(await frozenProblems(page)).toEqual([]);
});

test('[C2] changes of page neither restart nor repeat the 15 s', async ({ page }) => {
  await openFrozen(page, '/services');
  await page.clock.runFor(10_000);
  await page.getByRole('contentinfo').getByRole('link', { name: layout.routeLabels.blog }).click();
  await expect(page).toHaveURL('/blog');
  await page.clock.runFor(4999);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
});

test('[C2] [C5] closing the popup marks it as seen, and it never comes again', async ({ page }) => {
  await openFrozen(page, '/services');
  await page.clock.runFor(15_000);
  await floats(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(popup(page)).toBeHidden();
  expect(await flags(page)).toEqual(['chat-popup-seen']);
  await page.clock.runFor(60_000);
  await expect(popup(page)).toBeHidden();
  await page.reload();
  await loaded(page);
  await page.clock.runFor(60_000);
  await expect(popup(page)).toBeHidden();
});

test('[C2] Get a quote opens the form in a new tab, and marks the popup as seen', async ({ page }) => {
  await openFrozen(page, '/services');
  await page.clock.runFor(15_000);
  const tab = page.waitForEvent('popup');
  await quoteLink(floats(page), 'Get a quote').click();
  await expect(await tab).toHaveURL(business.quoteForm.url);
  await expect(popup(page)).toBeHidden();
  expect(await flags(page)).toEqual(['chat-popup-seen']);
});

test('[C2] Browse services leads to the services, and marks the popup as seen', async ({ page }) => {
  await openFrozen(page, '/about');
  await page.clock.runFor(15_000);
  await floats(page).getByRole('link', { name: 'Browse services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(popup(page)).toBeHidden();
  expect(await flags(page)).toEqual(['chat-popup-seen']);
});

test('[C3] [C6] the round button opens the window, titled with the name of the business', async ({
  page,
}) => {
  await open(page, '/about');
  await chatButton(page).click();
  const dialog = chatWindow(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeFocused();
  await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog.getByRole('heading')).toHaveText(business.name);
  await expect(dialog).toContainText('What do you need help with today?');
  expect((await dialog.boundingBox())?.width).toBe(350);
  const links = dialog.getByRole('link');
  await expect(links).toHaveCount(answers.length);
  for (const [index, [label, to]] of answers.entries()) {
    await expect(links.nth(index)).toContainText(label);
    await expect(links.nth(index)).toHaveAttribute('href', to);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('[C3] any answer closes the window and leads on; the popup is over then', async ({ page }) => {
  await openFrozen(page, '/about');
  for (const [label, to] of answers) {
    await chatButton(page).click();
    const tab = to.startsWith('/') ? undefined : page.waitForEvent('popup');
    await chatWindow(page).getByRole('link', { name: label }).click();
    await expect(chatWindow(page)).toBeHidden();
    await expect((await tab) ?? page).toHaveURL(to);
    if (tab) await expect(chatButton(page)).toBeFocused();
  }
  await page.clock.runFor(60_000);
  await expect(popup(page)).toBeHidden();
  await expect(closing(page)).toBeHidden();
  expect(await flags(page)).not.toContain('chat-closed');
});

const waysToClose: Record<string, (page: Page) => Promise<void>> = {
  'the close button': (page) =>
    chatWindow(page).getByRole('button', { name: layout.chat.closeLabel }).click(),
  'the round button': (page) => chatButton(page).click(),
  Escape: (page) => page.keyboard.press('Escape'),
};

for (const [way, close] of Object.entries(waysToClose)) {
  test(`[C4] [C5] closing the chat with ${way} is remembered and answered for 4 s`, async ({ page }) => {
    await openFrozen(page, '/about');
    await chatButton(page).click();
    await expect(chatWindow(page)).toBeFocused();
    await close(page);
    await expect(chatWindow(page)).toBeHidden();
    await expect(closing(page)).toBeVisible();
    await expect(chatButton(page)).toBeFocused();
    expect(await flags(page)).toEqual(['chat-closed']);
    await page.clock.runFor(3999);
    await expect(closing(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(closing(page)).toBeHidden();
    await page.clock.runFor(60_000);
    await expect(popup(page)).toBeHidden();
  });
}

test('[C4] axe finds no fault with the closing line', async ({ page }) => {
  await openFrozen(page, '/about');
  await chatButton(page).click();
  await expect(chatWindow(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(closing(page)).toBeVisible();
  expect(await frozenProblems(page)).toEqual([]);
  await expect(closing(page)).toBeVisible();
});

test('[C4] after the chat was closed, no popup shows on the next document either', async ({ page }) => {
  await openFrozen(page, '/about');
  await chatButton(page).click();
  await expect(chatWindow(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(closing(page)).toBeVisible();
  await page.goto('/services');
  await loaded(page);
  await page.clock.runFor(60_000);
  await expect(popup(page)).toBeHidden();
});

test('[C3] opening the window takes the place of the popup and of the closing line', async ({ page }) => {
  await openFrozen(page, '/about');
  await page.clock.runFor(15_000);
  await chatButton(page).click();
  await expect(popup(page)).toBeHidden();
  await expect(chatWindow(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(closing(page)).toBeVisible();
  await chatButton(page).click();
  await expect(closing(page)).toBeHidden();
});

test('[C3] Escape closes what is above the window first', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await open(page, '/about');
  await chatButton(page).click();
  await expect(chatWindow(page)).toBeFocused();
  const menuButton = page.getByRole('button', { name: layout.openMenu });
  await menuButton.click();
  const menu = page.getByRole('navigation', { name: layout.mainMenuLabel });
  await menu.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(chatWindow(page)).toBeVisible();
});

for (const fault of ['blocked', 'full'] as const) {
  test(`[C5] with session storage ${fault} the visit still remembers`, async ({ page, complaints }) => {
    await page.addInitScript((kind) => {
      const refuse = () => {
        throw new DOMException('No storage', 'SecurityError');
      };
      if (kind === 'blocked') Object.defineProperty(window, 'sessionStorage', { get: refuse });
      else Storage.prototype.setItem = refuse;
    }, fault);
    await openFrozen(page, '/services');
    await page.clock.runFor(14_000);
    await chatButton(page).click();
    await expect(chatWindow(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(closing(page)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(popup(page)).toBeHidden();
    expect(complaints).toEqual([]);
  });
}

test('[C6] at 320 px the window and the popup fit, and leave the round button free', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openFrozen(page, '/services');
  await page.clock.runFor(15_000);
  const card = popup(page).locator('..');
  expect((await card.boundingBox())?.width).toBe(288);
  expect(await overlap(card, chatButton(page))).toBe(false);
  await chatButton(page).click();
  expect((await chatWindow(page).boundingBox())?.width).toBe(288);
  expect(await overlap(chatWindow(page), chatButton(page))).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('[C3] the window opens, leads on and closes without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await stubOtherHosts(context, baseURL);
  const page = await context.newPage();
  await page.goto('/about');
  await chatButton(page).click();
  await expect(chatWindow(page)).toBeVisible();
  await chatWindow(page).getByRole('button', { name: layout.chat.closeLabel }).click();
  await expect(chatWindow(page)).toBeHidden();
  await chatButton(page).click();
  await chatWindow(page).getByRole('link', { name: 'Commercial cleaning' }).click();
  await expect(page).toHaveURL('/commercial');
  await context.close();
});

test('[C3] a window that was opened before the scripts were there closes with Escape', async ({ page }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await chatButton(page).click();
  await expect(chatWindow(page)).toBeVisible();
  letGo();
  await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(chatWindow(page)).toBeHidden();
  await expect(closing(page)).toBeVisible();
});
