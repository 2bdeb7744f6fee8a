import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { restTime } from '../../src/browser/keep-clear.ts';
import { chatPopupDelay, quotePromptDelay } from '../../src/lib/specified.ts';
import { advance, settled } from './clock.ts';
import { expectNotAgain, expectStory, flags, openOverlays, popup, popupClose, shown } from './overlays.tsx';

const before = page.getByRole('button', { name: 'Before' });
const announces = () => popup.element().getAttribute('aria-live') !== 'off';

/** Scrolls as a visitor does, until the page has noticed. */
async function scrollTo(top: number) {
  const noticed = new Promise((done) => window.addEventListener('scroll', done, { once: true }));
  window.scrollTo({ top, behavior: 'instant' });
  await noticed;
  await settled();
}

/** Shows the overlays of a long page with a link across it, a little above the bottom of the first screen. */
async function openLongPage(path: '/' | '/about') {
  const opened = await openOverlays(path);
  const main = before.element().parentElement;
  main?.insertAdjacentHTML(
    'beforeend',
    '<div style="height: 5000px"><a href="/blog" style="position: absolute; inset-inline: 0">Blog</a></div>',
  );
  const link = main?.querySelector('a');
  if (!link) throw new Error('The page has no link.');
  link.style.top = `${window.innerHeight - 80}px`;
  return { ...opened, link };
}

test('on phones a screen of scrolling, up or down, closes the popup as seen, unless it has the focus', {
  tags: ['C2', 'C5'],
}, async () => {
  await page.viewport(390, 760);
  for (const direction of [1, -1]) {
    await openLongPage('/');
    await scrollTo(2000);
    await expectStory([
      ['15 s', () => advance(chatPopupDelay), ['popup']],
      ['almost a screen', () => scrollTo(2000 + direction * 759), ['popup']],
      ['the focus is in it', async () => popupClose.element().focus(), ['popup']],
      ['a screen', () => scrollTo(2000 + direction * 760), ['popup']],
      ['the focus is elsewhere', async () => before.element().focus({ preventScroll: true }), ['popup']],
      ['a pixel more', () => scrollTo(2000 + direction * 761), ['quote link']],
      ['25 s', () => advance(quotePromptDelay - chatPopupDelay), ['prompt']],
      ['two screens for the prompt', () => scrollTo(2000 - direction * 761), ['prompt']],
    ]);
    await expectNotAgain('chat-popup-seen');
    document.body.replaceChildren();
    sessionStorage.clear();
  }
});

test('on wide screens popup and prompt hide over a link, and show once scrolling has stopped beside it', {
  tags: ['C2', 'H15', 'H16'],
}, async () => {
  const { enterPage, leavePage, link } = await openLongPage('/');
  await expectStory([
    ['15 s, over the link', () => advance(chatPopupDelay), ['quote link']],
    ['the page changes', async () => leavePage(), ['quote link']],
    ['to the next one', async () => enterPage(), ['quote link']],
    ['the link is above', () => scrollTo(600), ['quote link']],
    ['almost at rest', () => advance(restTime - 1), ['quote link']],
    ['at rest', () => advance(1), ['popup']],
  ]);
  expect(announces()).toBe(true);
  before.element().focus({ preventScroll: true });
  popupClose.element().focus({ preventScroll: true });
  await expectStory([
    ['over the link', () => scrollTo(0), ['quote link']],
    ['at rest there', () => advance(restTime), ['quote link']],
  ]);
  await expect.element(before).toHaveFocus();
  await scrollTo(600);
  await advance(restTime);
  expect(shown()).toEqual(['popup']);
  expect(announces(), 'the same text again').toBe(false);
  link.style.top = `${window.innerHeight + 520}px`;
  await expect.poll(shown, { message: 'the link moves below it' }).toEqual(['quote link']);
  await expectStory([
    ['25 s, over the link', () => advance(quotePromptDelay), ['quote link']],
    ['at rest above the link', () => scrollTo(0).then(() => advance(restTime)), ['prompt']],
    ['a lower window', () => page.viewport(1280, 460).then(() => scrollTo(840)), ['quote link']],
  ]);
  expect(flags()).toEqual([]);
});
