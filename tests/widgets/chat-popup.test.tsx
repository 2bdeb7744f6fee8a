import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { quoteForm } from '../../src/content/business.ts';
import { accessibilityProblems } from './axe.ts';
import { advance } from './clock.ts';
import { holdLinks } from './enhance.ts';
import { click, texts } from './input.ts';
import {
  boxAtRest,
  boxOfCard,
  chatButton,
  chatWindow,
  closing,
  flags,
  isShown,
  openOverlays,
  overlap,
  overlays,
  popup,
  popupClose,
  quoteLink,
} from './overlays.tsx';

test('[C2] [C6] the popup shows after 15 s and not before, and takes no focus', async () => {
  await openOverlays('/about');
  await advance(14_999);
  expect(isShown(popup)).toBe(false);
  await advance(1);
  await expect.element(popup).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  expect(boxOfCard(popup).width).toBe(320);
  const card = page.elementLocator(popup.element().parentElement ?? document.body);
  expect(texts(card.getByRole('link'))).toEqual([expect.stringMatching(/^Get a quote/), 'Browse services']);
  expect(texts(card.getByRole('button'))).toEqual(['Close']);
  expect(flags()).toEqual([]);
  expect(await accessibilityProblems()).toEqual([]);
});

test('[C2] [C5] closing the popup marks it as seen, and it never comes again in the session', async () => {
  await openOverlays('/about');
  await advance(15_000);
  await click(popupClose);
  expect(isShown(popup)).toBe(false);
  expect(flags()).toEqual(['chat-popup-seen']);
  await advance(60_000);
  expect(isShown(popup)).toBe(false);
  document.body.replaceChildren();
  await openOverlays('/about');
  await advance(60_000);
  expect(isShown(popup)).toBe(false);
});

for (const [label, link, to] of [
  ['Get a quote', () => quoteLink('Get a quote'), quoteForm.url],
  ['Browse services', () => overlays.getByRole('link', { name: 'Browse services' }), '/services'],
] as const) {
  test(`[C2] ${label} leads on, and marks the popup as seen`, async () => {
    const followed = holdLinks();
    await openOverlays('/about');
    await advance(15_000);
    await click(link());
    expect(followed).toEqual([to]);
    expect(isShown(popup)).toBe(false);
    expect(flags()).toEqual(['chat-popup-seen']);
  });
}

for (const fault of ['blocked', 'full'] as const) {
  test(`[C5] with session storage ${fault} the visit still remembers`, async () => {
    const refuse = () => {
      throw new DOMException('No storage', 'SecurityError');
    };
    const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
    if (fault === 'full') vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    else Object.defineProperty(window, 'sessionStorage', { get: refuse, configurable: true });
    const restore = () => {
      if (storage) Object.defineProperty(window, 'sessionStorage', storage);
    };
    onTestFinished(restore);
    await openOverlays('/about');
    await advance(14_000);
    await click(chatButton);
    await expect.element(chatWindow).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(closing).toBeVisible();
    await advance(60_000);
    expect(isShown(popup)).toBe(false);
    restore();
    expect(flags()).toEqual([]);
  });
}

test('[C6] at 320 px the popup fits, and leaves the round button free', async () => {
  await page.viewport(320, 568);
  await openOverlays('/about');
  await advance(15_000);
  const box = boxOfCard(popup);
  expect(box.width).toBe(288);
  expect(overlap(box, boxAtRest(chatButton.element()))).toBe(false);
  expect(document.documentElement.scrollWidth).toBe(320);
});
