import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { chatClosingTime, chatPopupDelay, quotePromptDelay } from '../../src/lib/specified.ts';
import { accessibilityProblems } from './axe.ts';
import { advance } from './clock.ts';
import { holdLinks } from './enhance.ts';
import { click } from './input.ts';
import {
  boxAtRest,
  boxOfCard,
  chatButton,
  chatWindow,
  flags,
  isShown,
  openOverlays,
  overlap,
  overlays,
  popup,
  popupClose,
  prompt,
  quoteLink,
} from './overlays.tsx';

const { quoteForm } = content.business;
const { prompt: words } = content.home;

const sticky = quoteLink('Get Instant Quote');

/** Closes the chat popup and waits for the prompt. */
async function showPrompt() {
  await advance(chatPopupDelay);
  await click(popupClose);
  await advance(quotePromptDelay - chatPopupDelay);
  expect(isShown(prompt)).toBe(true);
}

test('[C2] [H16] after 25 s, not earlier, the prompt replaces the popup and takes over its focus; the popup does not return', async () => {
  await openOverlays('/');
  const before = page.getByRole('button', { name: 'Before' });
  before.element().focus();
  await advance(quotePromptDelay - 1);
  expect(isShown(popup)).toBe(true);
  expect(isShown(prompt)).toBe(false);
  popupClose.element().focus();
  await advance(1);
  expect(isShown(popup)).toBe(false);
  await expect.element(prompt).toHaveTextContent(words.heading);
  await expect.element(before).toHaveFocus();
  expect(flags()).toEqual([]);
  expect(await accessibilityProblems()).toEqual([]);
  await click(overlays.getByRole('button', { name: words.close, exact: true }));
  await advance(60_000);
  expect(isShown(popup)).toBe(false);
});

test('[H15] [H16] popup, prompt and chat replace the quote link, and the prompt waits while the chat is in use', async () => {
  await openOverlays('/');
  expect(isShown(sticky)).toBe(true);
  await advance(chatPopupDelay);
  expect(isShown(sticky)).toBe(false);
  await click(popupClose);
  expect(isShown(sticky)).toBe(true);
  await advance(quotePromptDelay - chatPopupDelay);
  expect(isShown(prompt)).toBe(true);
  expect(isShown(sticky)).toBe(false);
  await click(chatButton);
  await expect.element(chatWindow).toHaveFocus();
  expect(isShown(sticky)).toBe(false);
  expect(isShown(prompt)).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.element(chatButton).toHaveFocus();
  expect(isShown(prompt), 'beside the closing line').toBe(false);
  await advance(chatClosingTime);
  expect(isShown(prompt)).toBe(true);
  await click(overlays.getByRole('button', { name: words.close, exact: true }));
  expect(isShown(sticky)).toBe(true);
});

test('[H16] the x closes the prompt and returns the focus; the prompt does not show again during the visit', async () => {
  const { enterPage } = await openOverlays('/');
  await showPrompt();
  const before = page.getByRole('button', { name: 'Before' });
  before.element().focus();
  overlays.getByRole('button', { name: words.close, exact: true }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(isShown(prompt)).toBe(false);
  await expect.element(before).toHaveFocus();
  enterPage();
  await advance(60_000);
  expect(isShown(prompt)).toBe(false);
});

test('[H16] Yes, Get My Quote opens the form and closes the prompt', async () => {
  const followed = holdLinks();
  await openOverlays('/');
  await showPrompt();
  const yes = quoteLink('Yes, Get My Quote');
  await expect.element(yes).toHaveAttribute('target', '_blank');
  await click(yes);
  expect(followed).toEqual([quoteForm.url]);
  expect(isShown(prompt)).toBe(false);
});

/** Expects a box to be in the viewport, and these parts of it not to be under the chat button. */
function expectApart(box: DOMRect, parts: readonly DOMRect[]) {
  const button = boxAtRest(chatButton.element());
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) expect(overlap(part, button)).toBe(false);
  expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
}

/** Expects a card to be in the viewport, beside the chat button. */
function expectCardApart(words: Locator) {
  const parts = words.element().parentElement?.querySelectorAll('p, a, button') ?? [];
  expectApart(boxOfCard(words), [...parts].map(boxAtRest));
}

for (const [width, height] of [
  [320, 568],
  [320, 256],
] as const) {
  test(`[H16] [C6] overlays do not overlap at ${width}x${height}`, async () => {
    await page.viewport(width, height);
    await openOverlays('/');
    if (height < 272) expect(sticky.query(), 'no room for a bar').toBeNull();
    else {
      await expect.element(sticky).toBeVisible();
      expect(overlap(boxAtRest(sticky.element()), boxAtRest(chatButton.element()))).toBe(false);
    }
    await advance(chatPopupDelay);
    expect(isShown(popup)).toBe(true);
    expectCardApart(popup);
    await click(popupClose);
    await advance(quotePromptDelay - chatPopupDelay);
    expect(isShown(prompt)).toBe(true);
    expectCardApart(prompt);
    await click(chatButton);
    await expect.element(chatWindow).toBeVisible();
    const box = boxAtRest(chatWindow.element());
    expectApart(box, [box]);
  });
}
