import type { Page } from '@playwright/test';
import { chatButton, chatCard, chatWindow, closingText } from './floating.ts';
import { content, expect, labelOf, open, reach, test } from './site.ts';

const { home, layout } = content;
const menu = (page: Page) => page.locator('header').getByRole('navigation', { name: layout.mainMenuLabel });

test.use({ viewport: { width: 390, height: 800 } });

/** Renames popover attributes and selectors, so that this browser treats them like an old browser: as unknown. */
async function forgetPopovers(page: Page): Promise<void> {
  await page.route(/\/[^.]*$|\.(js|css)$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/popover(?!-polyfill)/g, 'unknown');
    // The policy has hashes of the original styles.
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({ status: answer.status(), headers, body });
  });
}

/** Opens a path, and waits until the polyfill has loaded. */
async function openWithPolyfill(page: Page, to: string): Promise<void> {
  await open(page, to);
  await page.waitForFunction(() => !`${HTMLElement.prototype.showPopover}`.includes('[native code]'));
}

test.beforeEach(({ page }) => forgetPopovers(page));
// A test may end while a page is being prefetched.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('[L6] the menu also opens and closes without popover support', async ({ page, complaints }) => {
  await openWithPolyfill(page, '/services');
  await test.step('[L6] the menu also opens and closes without popover support', async () => {
    const toggle = page.getByRole('button', { name: layout.openMenu });
    await expect(menu(page)).toBeHidden();
    await toggle.click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: layout.closeMenu }).click();
    await expect(menu(page)).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await toggle.click();
    await menu(page)
      .getByRole('link', { name: labelOf('gallery') })
      .click();
    await expect(page).toHaveURL('/gallery');
    await expect(menu(page)).toBeHidden();
  });
  expect(complaints).toEqual([]);
});

test('[C3] [C4] [L13] chat and tooltips also work without popover support', async ({ page, complaints }) => {
  await test.step('[C3] [C4] without popover support the chat opens, its links work, and it closes', async () => {
    await openWithPolyfill(page, '/about');
    await expect(chatWindow(page)).toBeHidden();
    await chatButton(page).click();
    await expect(chatWindow(page)).toBeInViewport({ ratio: 1 });
    await expect(chatWindow(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chatWindow(page)).toBeHidden();
    await expect(chatCard(page, closingText)).toBeVisible();
    await expect(chatButton(page)).toBeFocused();
    await chatButton(page).click();
    await chatWindow(page).getByRole('link', { name: 'Commercial cleaning' }).click();
    await expect(page).toHaveURL('/commercial');
    await expect(chatWindow(page)).toBeHidden();
    expect(complaints).toEqual([]);
  });
  await test.step('[L13] without popover support a tooltip is below its button', async () => {
    await openWithPolyfill(page, '/');
    const button = page.getByRole('button', { name: home.testimonials.moreReviews });
    await reach(button);
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.keyboard.press('Tab');
    await button.focus();
    const note = page.getByRole('tooltip');
    await expect(note).toBeInViewport({ ratio: 1 });
    // The focus scrolls the page and the tooltip follows frame by frame, so both are measured in the same frame.
    const gap = () =>
      note.evaluate(
        (tooltip) =>
          tooltip.getBoundingClientRect().top - (tooltip.parentElement?.getBoundingClientRect().bottom ?? 0),
      );
    await expect.poll(gap).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
  });
});

test.describe('without scripts too', () => {
  test.use({ javaScriptEnabled: false });

  test('[L6] [C1] nothing covers the page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[unknown]').first()).toBeAttached();
    for (const part of await page.locator('[unknown]').all()) await expect(part).toBeHidden();
  });
});
