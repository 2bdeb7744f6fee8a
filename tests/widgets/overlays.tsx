import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { Overlays } from '../../src/layout/after-main/Overlays.tsx';
import { QuoteLink } from '../../src/links/QuoteLink.tsx';
import { HomeOverlays } from '../../src/sections/home/HomeOverlays.tsx';
import { advance, finishAnimations, settled } from './clock.ts';
import { enhance, newDocument } from './enhance.ts';
import { mountStatic } from './mount.tsx';

const { name } = content.business;
const { prompt: promptWords, stickyQuote } = content.home;
const { chat, newTabNote } = content.layout;

/** What the chat helper says by itself, in the words of the specification. */
const popupText = 'Hi there! Need a quote or have questions about our cleaning services?';
const closingText = "No worries at all. I'm right here if you need me.";

export const overlays = page.getByRole('complementary', { name: chat.areaLabel });
export const chatButton = overlays.getByRole('button', { name: chat.openLabel, exact: true });
export const chatWindow = page.getByRole('dialog', { name, exact: true });
export const popupClose = overlays.getByRole('button', { name: chat.popupClose, exact: true });
export const quoteLink = (label: string) =>
  overlays.getByRole('link', { name: `${label} ${newTabNote}`, exact: true });

const card = (text: string) => overlays.getByRole('status').filter({ hasText: text });
export const popup = card(popupText);
export const closing = card(closingText);
export const prompt = card(promptWords.text);
/** Whether an element is visible; it may not be in the document at all. A card that is kept back is transparent. */
export const isShown = (part: Locator) => {
  const element = part.query();
  return Boolean(element?.checkVisibility() && !element.closest('[data-due]:not([data-shown])'));
};

/** What the overlays show. */
export const shown = () =>
  Object.entries({ 'quote link': quoteLink(stickyQuote), popup, prompt, chat: chatWindow, closing })
    .filter(([, part]) => isShown(part))
    .map(([part]) => part);

/** Does one step after the other, and expects what the overlays show after each. */
export async function expectStory(
  story: readonly [what: string, act: () => Promise<unknown>, shows: string[]][],
): Promise<void> {
  for (const [what, act, shows] of story) {
    await act();
    expect(shown(), what).toEqual(shows);
  }
}

/** What the session stores about the visitor's answers, without the time waited. */
export const flags = () =>
  Object.keys(sessionStorage)
    .filter((key) => key !== 'chat-popup-wait')
    .sort();

/**
 * Shows the overlays of a page as in a new document, with a paused clock. Cards lie on its link when scrolled to 600.
 * @returns functions for leaving the page of the document and showing it again
 */
export async function openOverlays(path: '/' | '/about') {
  const { enhanceChat, enhanceChatPopup, enhanceQuotePrompt } = await newDocument();
  vi.useFakeTimers();
  mountStatic(
    <main tabIndex={-1} style={{ height: 9000 }}>
      <button type="button">Before</button>
      <a href="/blog" style={{ position: 'absolute', inset: '1180px 0 auto', height: 128 }}>
        Blog
      </a>
    </main>,
  );
  mountStatic(
    <Overlays {...content}>
      {path === '/' ? (
        <HomeOverlays prompt={promptWords} stickyQuote={stickyQuote} />
      ) : (
        <QuoteLink location="sticky_button" />
      )}
    </Overlays>,
  );
  // No quote link of the page is in view.
  overlays.element().setAttribute('data-beside', '');
  enhance(enhanceChat);
  let leave: (() => void)[] = [];
  const enterPage = () => {
    leave = [enhance(enhanceChatPopup), enhance(enhanceQuotePrompt)];
  };
  const leavePage = () => {
    for (const each of leave.splice(0)) each();
  };
  enterPage();
  return { enterPage, leavePage };
}

/** Scrolls as a visitor does, until the page has noticed. */
export async function scrollTo(top: number): Promise<void> {
  const noticed = new Promise((done) => window.addEventListener('scroll', done, { once: true }));
  window.scrollTo({ top, behavior: 'instant' });
  await noticed;
  await settled();
}

/** Expects the session to store these flags, and its next document not to show the popup. */
export async function expectNotAgain(...stored: string[]): Promise<void> {
  expect(flags()).toEqual(stored);
  document.body.replaceChildren();
  await openOverlays('/about');
  await advance(60_000);
  expect(isShown(popup), 'on the next document').toBe(false);
}

/** The width of an overlay, after its animation. */
export function widthOf(overlay: Element | null): number | undefined {
  finishAnimations();
  return overlay?.getBoundingClientRect().width;
}
