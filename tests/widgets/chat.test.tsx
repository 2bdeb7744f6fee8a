import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { chatClosingTime, chatPopupDelay, chatWindowWidth } from '../../src/lib/specified.ts';
import { accessibilityProblems } from './axe.ts';
import { advance } from './clock.ts';
import { holdLinks } from './enhance.ts';
import { click, texts } from './input.ts';
import {
  chatButton,
  chatWindow,
  closing,
  expectNotAgain,
  flags,
  isShown,
  openOverlays,
  popup,
  widthOf,
} from './overlays.tsx';

const { name, quoteForm } = content.business;
const { chat } = content.layout;

/** The label and target of each answer, in the words of the specification. */
const answers = [
  ['Weekly or fortnightly cleaning', '/services'],
  ['Deep clean or once-off', '/services'],
  ['Vacate / end-of-lease', '/services'],
  ['NDIS or plan-managed support', '/ndis'],
  ['Commercial cleaning', '/commercial'],
  ['Something else / Get a quote', quoteForm.url],
] as const;

async function openWindow() {
  await click(chatButton);
  await expect.element(chatWindow).toHaveFocus();
}

test('[C3] [C6] the round button opens the window, titled with the name of the business', async () => {
  await openOverlays('/about');
  await openWindow();
  await expect.element(chatWindow).toBeVisible();
  await expect.element(chatButton).toHaveAttribute('aria-expanded', 'true');
  expect(texts(chatWindow.getByRole('heading'))).toEqual([name]);
  await expect.element(chatWindow).toHaveTextContent('What do you need help with today?');
  expect(widthOf(chatWindow.element())).toBe(chatWindowWidth);
  const links = chatWindow.getByRole('link');
  expect(links.elements()).toHaveLength(answers.length);
  for (const [index, [label, to]] of answers.entries()) {
    await expect.element(links.nth(index)).toHaveTextContent(label);
    await expect.element(links.nth(index)).toHaveAttribute('href', to);
  }
  expect(await accessibilityProblems()).toEqual([]);
});

test('[C3] any answer closes the chat and opens its page; the popup does not show afterwards', async () => {
  const followed = holdLinks();
  await openOverlays('/about');
  for (const [label] of answers) {
    await openWindow();
    await click(chatWindow.getByRole('link', { name: label }));
    expect(isShown(chatWindow)).toBe(false);
    await expect.element(chatButton).toHaveFocus();
  }
  expect(followed).toEqual(answers.map(([, to]) => to));
  await advance(60_000);
  expect(isShown(popup)).toBe(false);
  expect(isShown(closing)).toBe(false);
  expect(flags()).not.toContain('chat-closed');
});

const waysToClose: Record<string, () => Promise<void>> = {
  'the close button': () => click(chatWindow.getByRole('button', { name: chat.closeLabel })),
  'the round button': () => click(chatButton),
  Escape: () => userEvent.keyboard('{Escape}'),
};

for (const [way, close] of Object.entries(waysToClose)) {
  test(`[C4] [C5] closing the chat with ${way} is remembered, and a closing line shows for 4 s`, async () => {
    await openOverlays('/about');
    await openWindow();
    await close();
    await expect.element(closing).toBeVisible();
    expect(isShown(chatWindow)).toBe(false);
    await expect.element(chatButton).toHaveFocus();
    await advance(chatClosingTime - 1);
    expect(isShown(closing)).toBe(true);
    await advance(1);
    expect(isShown(closing)).toBe(false);
    await expectNotAgain('chat-closed');
  });
}

test('[C3] the open chat replaces the popup and the closing line', async () => {
  await openOverlays('/about');
  await advance(chatPopupDelay);
  expect(isShown(popup)).toBe(true);
  await openWindow();
  expect(isShown(popup)).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.element(closing).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await openWindow();
  expect(isShown(closing)).toBe(false);
});
