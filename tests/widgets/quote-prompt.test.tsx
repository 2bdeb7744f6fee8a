import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { chatClosingTime, chatPopupDelay, quotePromptDelay } from '../../src/lib/specified.ts';
import { accessibilityProblems } from './axe.ts';
import { advance } from './clock.ts';
import { holdLinks } from './enhance.ts';
import { click, press } from './input.ts';
import {
  chatButton,
  chatWindow,
  expectStory,
  flags,
  isShown,
  openOverlays,
  overlays,
  popupClose,
  prompt,
  quoteLink,
  scrollTo,
} from './overlays.tsx';

const { quoteForm } = content.business;
const { prompt: words } = content.home;

const close = overlays.getByRole('button', { name: words.close, exact: true });

test('the popup shows after 15 s, the prompt after 25 s, and it waits for the chat; each replaces the quote link', {
  tags: ['C2', 'H15', 'H16'],
}, async () => {
  await openOverlays('/');
  await expectStory([
    ['almost 15 s', () => advance(chatPopupDelay - 1), ['quote link']],
    ['15 s', () => advance(1), ['popup']],
    ['it closes', () => click(popupClose), ['quote link']],
    ['almost 25 s', () => advance(quotePromptDelay - chatPopupDelay - 1), ['quote link']],
    ['25 s', () => advance(1), ['prompt']],
    ['the chat opens', () => click(chatButton), ['chat']],
    ['it closes', () => press(chatWindow, '{Escape}'), ['closing']],
    ['4 s later', () => advance(chatClosingTime), ['prompt']],
    ['the prompt closes', () => click(close), ['quote link']],
    ['a minute later', () => advance(60_000), ['quote link']],
  ]);
});

const ways: [way: string, act: () => Promise<void>, leadsTo: (string | null)[]][] = [
  ['the x', () => press(close, '{Enter}'), []],
  ['Yes, Get My Quote', () => click(quoteLink('Yes, Get My Quote')), [quoteForm.url]],
];

test.each(ways)(
  'the prompt takes over the focus of the popup; %s closes it for the visit, and the focus returns',
  { tags: 'H16' },
  async (_way, act, leadsTo) => {
    const followed = holdLinks();
    const { enterPage } = await openOverlays('/');
    const before = page.getByRole('button', { name: 'Before' });
    before.element().focus();
    await advance(chatPopupDelay);
    popupClose.element().focus();
    await advance(quotePromptDelay - chatPopupDelay);
    await expect.element(prompt).toHaveTextContent(words.heading);
    await expect.element(before).toHaveFocus();
    expect(flags()).toEqual([]);
    await expect.element(quoteLink('Yes, Get My Quote')).toHaveAttribute('target', '_blank');
    expect(await accessibilityProblems(overlays.element())).toEqual([]);
    await act();
    expect(followed).toEqual(leadsTo);
    expect(isShown(prompt)).toBe(false);
    await expect.element(before).toHaveFocus();
    enterPage();
    await advance(60_000);
    expect(isShown(prompt)).toBe(false);
  },
);

test('on wide screens popup and prompt hide over a link, and show once scrolling has ended beside it', {
  tags: ['C2', 'C4', 'H15', 'H16'],
}, async () => {
  const { enterPage, leavePage } = await openOverlays('/');
  /** Twice the interval at which the card looks. */
  const rest = () => advance(300);
  await scrollTo(600);
  await expectStory([
    ['15 s, over the link', () => advance(chatPopupDelay), ['quote link']],
    ['the page changes', async () => [leavePage(), enterPage()], ['quote link']],
    ['beside the link', () => scrollTo(0), ['quote link']],
    ['at rest', rest, ['popup']],
    ['over the link', () => scrollTo(600), ['quote link']],
    ['at rest', rest, ['quote link']],
    ['at rest beside it', () => scrollTo(0).then(rest), ['popup']],
    ['the focus is in it', async () => popupClose.element().focus(), ['popup']],
    ['over the link', () => scrollTo(600), ['popup']],
    ['the focus leaves', async () => popupClose.element().blur(), ['popup']],
    ['at rest', rest, ['quote link']],
    ['at rest beside it once more', () => scrollTo(0).then(rest), ['popup']],
    ['25 s', () => advance(quotePromptDelay), ['prompt']],
    ['at rest below the link', () => scrollTo(840).then(rest), ['prompt']],
    ['in a lower window', () => page.viewport(1280, 460).then(rest), ['quote link']],
    ['the chat opens', () => click(chatButton), ['chat']],
    ['its closing line stays over the link', () => press(chatWindow, '{Escape}').then(rest), ['closing']],
  ]);
});
