import type { Page } from '@playwright/test';
import { content, expect, hydrated } from './site.ts';

const { chat } = content.layout;

/** The overlays of a page, and their parts. */
export const floats = (page: Page) => page.getByRole('complementary', { name: chat.areaLabel });
export const chatButton = (page: Page) =>
  floats(page).getByRole('button', { name: chat.openLabel, exact: true });
export const chatWindow = (page: Page) =>
  page.getByRole('dialog', { name: content.business.name, exact: true });
export const chatCard = (page: Page, text: string) =>
  floats(page).getByRole('status').filter({ hasText: text });

/** What the chat helper says by itself, in the words of the specification. */
export const popupText = 'Hi there! Need a quote or have questions about our cleaning services?';

/** Opens a path with a paused clock and waits until everything has loaded, when the timers have just been set. */
export async function openFrozen(page: Page, to: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00') });
  await page.clock.pauseAt(new Date('2026-11-20T10:01:00'));
  // With a paused clock, the browser would never be idle and the scripts would wait forever.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      queueMicrotask(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
      return 0;
    };
  });
  await page.goto(to);
  await loaded(page);
}

/** Waits until all overlays are shown. */
export async function loaded(page: Page): Promise<void> {
  await hydrated(page);
  const cards = new URL(page.url()).pathname === '/' ? 2 : 1;
  await expect(floats(page).getByRole('status')).toHaveCount(cards);
}
