import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { chatPopupDelay, quotePromptDelay } from '../../src/lib/specified.ts';
import { accessibilityProblems } from './axe.ts';
import { advance } from './clock.ts';
import { holdLinks } from './enhance.ts';
import { click, press, texts } from './input.ts';
import {
  chatButton,
  chatWindow,
  expectNotAgain,
  expectStory,
  isShown,
  openOverlays,
  overlays,
  popup,
  popupClose,
  quoteLink,
  scrollTo,
  widthOf,
} from './overlays.tsx';

const { quoteForm } = content.business;

test('the popup shows after 15 s, not earlier, does not take the focus, and shows once in the session', {
  tags: ['C2', 'C5', 'C6'],
}, async () => {
  const { leavePage } = await openOverlays('/about');
  await advance(chatPopupDelay - 1);
  expect(isShown(popup)).toBe(false);
  await advance(1);
  await expect.element(popup).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  expect(widthOf(popup.element().parentElement)).toBe(320);
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
  test(`${label} marks the popup as seen, and it does not show again in the session`, {
    tags: ['C2', 'C5'],
  }, async () => {
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
  test(`with session storage ${fault}, the tab waits 15 s, asks once, and remembers an answer in its next documents`, {
    tags: ['C2', 'C5'],
  }, async () => {
    const refuse = () => {
      throw new DOMException('No storage', 'SecurityError');
    };
    const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage') ?? {};
    if (fault === 'full') vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    else Object.defineProperty(window, 'sessionStorage', { get: refuse, configurable: true });
    onTestFinished(() => void Object.defineProperty(window, 'sessionStorage', storage));
    window.name = 'a name that another site gave';
    onTestFinished(() => {
      window.name = '';
    });
    const first = await openOverlays('/about');
    await expectStory([
      ['14 s', () => advance(chatPopupDelay - 1000), []],
      ['the page is left', async () => first.leavePage(), []],
    ]);
    document.body.replaceChildren();
    await openOverlays('/about');
    await expectStory([
      ['one more second', () => advance(1000), ['popup']],
      ['the chat opens', () => click(chatButton), ['chat']],
      ['it closes', () => press(chatWindow, '{Escape}'), ['closing']],
      ['a minute', () => advance(60_000), []],
    ]);
    document.body.replaceChildren();
    const { enterPage, leavePage } = await openOverlays('/about');
    await expectStory([
      ['a minute in the next document', () => advance(60_000), []],
      ['the page is left', async () => leavePage(), []],
      ['the next one is shown', async () => enterPage(), []],
      ['a minute', () => advance(60_000), []],
    ]);
  });
}

test('a tab in the background does not count', { tags: 'C2' }, async () => {
  const pass = (isHidden: boolean, time: number) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
    return advance(time);
  };
  vi.useFakeTimers();
  await pass(true, 0);
  await openOverlays('/about');
  await expectStory([
    ['a minute in the background', () => pass(true, 60_000), []],
    ['10 s in view', () => pass(false, chatPopupDelay - 5000), []],
    ['a minute in the background', () => pass(true, 60_000), []],
    ['almost 15 s in view', () => pass(false, 4999), []],
    ['15 s in view', () => advance(1), ['popup']],
  ]);
});

test('on phones a screen of scrolling closes the popup as seen, unless the focus is in it; the prompt stays', {
  tags: ['C2', 'C5', 'H16'],
}, async () => {
  await page.viewport(390, 760);
  await openOverlays('/');
  await scrollTo(2000);
  await expectStory([
    ['15 s', () => advance(chatPopupDelay), ['popup']],
    ['almost a screen down', () => scrollTo(2759), ['popup']],
    ['almost a screen up', () => scrollTo(1241), ['popup']],
    ['the focus is in it', async () => popupClose.element().focus(), ['popup']],
    ['a screen up', () => scrollTo(1240), ['popup']],
    ['the focus leaves', async () => popupClose.element().blur(), ['popup']],
    ['a pixel more', () => scrollTo(1239), ['quote link']],
    ['25 s', () => advance(quotePromptDelay - chatPopupDelay), ['prompt']],
    ['two screens', () => scrollTo(2800), ['prompt']],
  ]);
  await expectNotAgain('chat-popup-seen');
});
