import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { chatClosingTime, chatPopupDelay, quotePromptDelay } from '../../src/lib/specified.ts';
import { accessibilityProblems } from './axe.ts';
import { advance } from './clock.ts';
import { holdLinks } from './enhance.ts';
import { click, press } from './input.ts';
import {
  chatButton,
  chatWindow,
  flags,
  isShown,
  openOverlays,
  overlays,
  popup,
  popupClose,
  prompt,
  quoteLink,
} from './overlays.tsx';

const { quoteForm } = content.business;
const { prompt: words } = content.home;

const sticky = quoteLink('Get Instant Quote');

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

const ways: [way: string, act: () => Promise<void>, leadsTo: (string | null)[]][] = [
  ['the x', () => press(overlays.getByRole('button', { name: words.close, exact: true }), '{Enter}'), []],
  ['Yes, Get My Quote', () => click(quoteLink('Yes, Get My Quote')), [quoteForm.url]],
];

test.each(ways)(
  '[H16] %s closes the prompt for the visit, and the focus returns',
  async (_way, act, leadsTo) => {
    const followed = holdLinks();
    const { enterPage } = await openOverlays('/');
    await advance(chatPopupDelay);
    await click(popupClose);
    await advance(quotePromptDelay - chatPopupDelay);
    await expect.element(quoteLink('Yes, Get My Quote')).toHaveAttribute('target', '_blank');
    const before = page.getByRole('button', { name: 'Before' });
    before.element().focus();
    await act();
    expect(followed).toEqual(leadsTo);
    expect(isShown(prompt)).toBe(false);
    await expect.element(before).toHaveFocus();
    enterPage();
    await advance(60_000);
    expect(isShown(prompt)).toBe(false);
  },
);
