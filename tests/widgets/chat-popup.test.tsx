import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { chatPopupDelay, chatPopupWidth } from '../../src/lib/specified.ts';
import { accessibilityProblems } from './axe.ts';
import { advance } from './clock.ts';
import { holdLinks } from './enhance.ts';
import { click, texts } from './input.ts';
import {
  chatButton,
  chatWindow,
  closing,
  expectNotAgain,
  isShown,
  openOverlays,
  overlays,
  popup,
  popupClose,
  quoteLink,
  widthOf,
} from './overlays.tsx';

const { quoteForm } = content.business;

test('[C2] [C5] [C6] the popup shows after 15 s, not earlier, does not take the focus, and shows once in the session', async () => {
  const { leavePage } = await openOverlays('/about');
  await advance(chatPopupDelay - 1);
  expect(isShown(popup)).toBe(false);
  await advance(1);
  await expect.element(popup).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  expect(widthOf(popup.element().parentElement)).toBe(chatPopupWidth);
  const card = page.elementLocator(popup.element().parentElement ?? document.body);
  expect(texts(card.getByRole('link'))).toEqual([expect.stringMatching(/^Get a quote/), 'Browse services']);
  expect(texts(card.getByRole('button'))).toEqual(['Close']);
  expect(await accessibilityProblems()).toEqual([]);
  leavePage();
  expect(isShown(popup), 'after a page change').toBe(false);
  await expectNotAgain();
});

for (const [label, answer, to] of [
  ['Close', () => popupClose, undefined],
  ['Get a quote', () => quoteLink('Get a quote'), quoteForm.url],
  ['Browse services', () => overlays.getByRole('link', { name: 'Browse services' }), '/services'],
] as const) {
  test(`[C2] [C5] ${label} marks the popup as seen, and it does not show again in the session`, async () => {
    const followed = holdLinks();
    await openOverlays('/about');
    await advance(chatPopupDelay);
    await click(answer());
    expect(followed).toEqual(to ? [to] : []);
    expect(isShown(popup)).toBe(false);
    await expectNotAgain('chat-popup-seen');
  });
}

for (const fault of ['blocked', 'full'] as const) {
  test(`[C2] [C5] with session storage ${fault}, each document waits 15 s, asks once, and remembers it`, async () => {
    const refuse = () => {
      throw new DOMException('No storage', 'SecurityError');
    };
    const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage') ?? {};
    if (fault === 'full') vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    else Object.defineProperty(window, 'sessionStorage', { get: refuse, configurable: true });
    onTestFinished(() => void Object.defineProperty(window, 'sessionStorage', storage));
    await openOverlays('/about');
    await advance(chatPopupDelay - 1000);
    await click(chatButton);
    await expect.element(chatWindow).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(closing).toBeVisible();
    await advance(60_000);
    expect(isShown(popup), 'after the chat').toBe(false);
    document.body.replaceChildren();
    const { enterPage, leavePage } = await openOverlays('/about');
    await advance(chatPopupDelay);
    expect(isShown(popup)).toBe(true);
    leavePage();
    enterPage();
    await advance(60_000);
    expect(isShown(popup), 'a second time').toBe(false);
  });
}

test('[C2] a tab in the background does not count', async () => {
  const hide = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  hide(true);
  await openOverlays('/about');
  await advance(60_000);
  expect(isShown(popup)).toBe(false);
  hide(false);
  await advance(chatPopupDelay - 5000);
  hide(true);
  await advance(60_000);
  hide(false);
  await advance(4999);
  expect(isShown(popup)).toBe(false);
  await advance(1);
  await expect.element(popup).toBeVisible();
});
