import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { quoteForm } from '../../src/content/business.ts';
import { prompt as words } from '../../src/content/home.ts';
import { accessibilityProblems } from './axe.ts';
import { advance } from './clock.ts';
import { holdLinks } from './enhance.ts';
import { click } from './input.ts';
import {
  boxAtRest,
  boxOfCard,
  chatButton,
  chatWindow,
  isShown,
  openOverlays,
  overlap,
  overlays,
  popup,
  popupClose,
  prompt,
  quoteLink,
} from './overlays.tsx';

const sticky = quoteLink('Get Instant Quote');

/** Waits for the prompt, with the popup of the chat closed before it. */
async function showPrompt() {
  await advance(15_000);
  await click(popupClose);
  await advance(10_000);
  expect(isShown(prompt)).toBe(true);
}

test('[H16] the prompt shows 25 s after load and not before', async () => {
  await openOverlays('/');
  await advance(24_999);
  expect(isShown(prompt)).toBe(false);
  await advance(1);
  await expect.element(prompt).toBeVisible();
  // The offer of the chat, which nobody has answered, keeps its place.
  await expect.element(popup).toBeVisible();
  expect(overlap(boxOfCard(popup), boxOfCard(prompt))).toBe(false);
  await expect.element(prompt).toHaveTextContent(words.heading);
  expect(await accessibilityProblems()).toEqual([]);
});

test('[H16] in a low window the prompt waits until the popup is closed, and while the chat is open', async () => {
  await page.viewport(640, 480);
  await openOverlays('/');
  await advance(30_000);
  expect(isShown(popup)).toBe(true);
  expect(isShown(prompt)).toBe(false);
  await click(chatButton);
  await expect.element(chatWindow).toHaveFocus();
  expect(isShown(prompt)).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.element(chatButton).toHaveFocus();
  expect(isShown(chatWindow)).toBe(false);
  expect(isShown(prompt)).toBe(false);
  await advance(4000);
  expect(isShown(prompt)).toBe(true);
});

test('[H16] the x closes the prompt and gives the focus back; it does not come again during the visit', async () => {
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

test('[H16] Yes, Get My Quote leads to the form and closes the prompt', async () => {
  const followed = holdLinks();
  await openOverlays('/');
  await showPrompt();
  const yes = quoteLink('Yes, Get My Quote');
  await expect.element(yes).toHaveAttribute('target', '_blank');
  await click(yes);
  expect(followed).toEqual([quoteForm.url]);
  expect(isShown(prompt)).toBe(false);
});

function expectApart(box: DOMRect) {
  const boxes = [chatButton, sticky].map((part) => boxAtRest(part.element()));
  for (const other of boxes) expect(overlap(box, other)).toBe(false);
  expect(overlap(boxes[0] ?? box, boxes[1] ?? box)).toBe(false);
  expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
}

for (const [width, height] of [
  [320, 568],
  [320, 256],
  [1440, 900],
] as const) {
  test(`[H16] [C6] nothing that floats overlaps at ${width}x${height}`, async () => {
    await page.viewport(width, height);
    await openOverlays('/');
    await expect.element(sticky).toBeVisible();
    await advance(15_000);
    expect(isShown(popup)).toBe(true);
    expectApart(boxOfCard(popup));
    await click(popupClose);
    await advance(10_000);
    expect(isShown(prompt)).toBe(true);
    expectApart(boxOfCard(prompt));
    await click(chatButton);
    await expect.element(chatWindow).toBeVisible();
    expectApart(boxAtRest(chatWindow.element()));
  });
}
