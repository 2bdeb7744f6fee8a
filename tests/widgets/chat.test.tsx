import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { chatClosingTime, chatPopupDelay } from '../../src/lib/specified.ts';
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
  openOverlays,
  overlays,
  shown,
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

test('the round button opens the window; any answer closes it and opens its page, and no popup follows', {
  tags: ['C3', 'C6'],
}, async () => {
  const followed = holdLinks();
  await openOverlays('/about');
  await openWindow();
  await expect.element(chatWindow).toBeVisible();
  await expect.element(chatButton).toHaveAttribute('aria-expanded', 'true');
  expect(texts(chatWindow.getByRole('heading'))).toEqual([name]);
  await expect.element(chatWindow).toHaveTextContent('What do you need help with today?');
  expect(widthOf(chatWindow.element())).toBe(350);
  expect(texts(chatWindow.getByRole('link'))).toEqual(
    answers.map(([label]) => expect.stringContaining(label)),
  );
  expect(await accessibilityProblems()).toEqual([]);
  for (const [index, [label]] of answers.entries()) {
    if (index > 0) await openWindow();
    await click(chatWindow.getByRole('link', { name: label }));
    expect(shown()).toEqual([]);
    await expect.element(chatButton).toHaveFocus();
  }
  expect(followed).toEqual(answers.map(([, to]) => to));
  await expectNotAgain('chat-popup-seen');
});

const waysToClose: Record<string, () => Promise<void>> = {
  'the close button': () => click(chatWindow.getByRole('button', { name: chat.closeLabel })),
  'the round button': () => click(chatButton),
  Escape: () => userEvent.keyboard('{Escape}'),
};

test('the open chat replaces the popup; each way to close it is remembered, and shows a closing line for 4 s', {
  tags: ['C3', 'C4', 'C5'],
}, async () => {
  await openOverlays('/about');
  await advance(chatPopupDelay);
  expect(shown()).toEqual(['popup']);
  for (const [way, close] of Object.entries(waysToClose)) {
    expect(await accessibilityProblems(overlays.element()), `before ${way}`).toEqual([]);
    sessionStorage.clear();
    await openWindow();
    expect(shown(), way).toEqual(['chat']);
    await close();
    await expect.element(closing).toBeVisible();
    expect(shown(), way).toEqual(['closing']);
    await expect.element(chatButton).toHaveFocus();
    expect(flags(), way).toContain('chat-closed');
  }
  await advance(chatClosingTime - 1);
  expect(shown()).toEqual(['closing']);
  await advance(1);
  expect(shown()).toEqual([]);
  await expectNotAgain('chat-closed');
});
