import type { Page } from '@playwright/test';
import { click, inPage, waitFor } from './engines/engine.ts';
import { type Journey, journeys, reachIsland, shows } from './engines/journeys.ts';
import { enginePage } from './engines/playwright-engine.ts';
import { content, test } from './site.ts';

/**
 * Does what Google Translate does: puts a copy of each text in two `font` elements in its place, now and whenever a text
 * is added or changes. Runs in the page.
 * @param mark added to each text; a zero-width space changes a text for React, but not for the locators of Playwright
 */
export function translate(mark: string): void {
  const untouched = 'head, script, style, textarea, noscript, font font';
  const replace = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(untouched)) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.data + mark);
    text.replaceWith(outer);
  };
  const replaceIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (node instanceof Text) texts.push(node);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.isConnected) replace(text);
  };
  replaceIn(document);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) replaceIn(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Translates each document of a page before its scripts run, or as soon as it is parsed, with other texts. */
export async function translateFromTheStart(page: Page, when: 'at once' | 'once parsed'): Promise<void> {
  const start = when === 'at once' ? '' : "document.addEventListener('DOMContentLoaded', () => ";
  await page.addInitScript(`${start}(${translate})('\u200b')${start && ')'}`);
}

const { area } = content.contact;

/** Further widgets with texts that React changes. */
const moreJourneys: Record<string, Journey> = {
  async 'filter of the gallery'(page, origin) {
    await page.goto(`${origin}/gallery?tab=builder-cleans`);
    await reachIsland(page, 'GalleryBrowser');
    const count = '#builder-cleans [role="status"]';
    const before = await inPage(page, (wanted) => document.querySelector(wanted)?.textContent, count);
    await click(page, '#builder-cleans [aria-pressed="false"]');
    await waitFor(
      page,
      'fewer photos are counted',
      (given) => document.querySelector(given.count)?.textContent !== given.before,
      { count, before },
    );
  },
  async 'suburb check'(page, origin) {
    await page.goto(`${origin}/contact`);
    await reachIsland(page, 'ServiceArea');
    const field = '#suburb-check';
    await shows(page, field);
    for (const [typed, answer] of [
      ['Thurgoona', area.check.yes.replace('{suburb}', 'Thurgoona')],
      ['Mars', area.check.ask],
    ] as const) {
      await inPage(page, (input) => document.querySelector<HTMLInputElement>(input)?.select(), field);
      await page.type(field, typed);
      await click(page, `form:has(${field}) [type="submit"]`);
      await waitFor(
        page,
        `the answer is "${answer}"`,
        (wanted) => document.querySelector('form [role="status"]')?.textContent?.includes(wanted) ?? false,
        answer,
      );
    }
  },
  async 'long review'(page, origin) {
    await page.goto(`${origin}/`);
    await reachIsland(page, 'Testimonials');
    const length = () =>
      document.querySelector<HTMLElement>('blockquote:has(+ button)')?.innerText.length ?? 0;
    const before = await inPage(page, length, null);
    for (const isOpen of [true, false, true, false]) {
      await inPage(page, () => document.querySelector<HTMLElement>('blockquote + button')?.click(), null);
      await waitFor(
        page,
        `the review is ${isOpen ? 'whole' : 'cut'}`,
        (given) =>
          (document.querySelector<HTMLElement>('blockquote:has(+ button)')?.innerText.length ?? 0) >
            given.before ===
          given.isOpen,
        { before, isOpen },
      );
    }
  },
};

/** What a visitor does with every widget, in two visits with few documents. */
export const visits = {
  home: ['questions', 'carousel', 'long review', 'quote form', 'menu', 'page change and back'],
  'other pages': ['tabs and lightbox', 'filter of the gallery', 'comparison slider', 'suburb check', 'chat'],
} as const;

/**
 * Makes journeys in one page, which loads no document that it shows already.
 * @param onLoad called after each document is loaded
 */
export async function visit(
  page: Page,
  names: readonly string[],
  onLoad: () => Promise<void> = async () => undefined,
): Promise<void> {
  const goto = async (address: string) => {
    const { pathname, search } = new URL(page.url(), 'http://localhost');
    if (pathname + search === address) return;
    await page.goto(address);
    await onLoad();
  };
  const all: Record<string, Journey> = { ...journeys, ...moreJourneys };
  for (const name of names) await test.step(name, () => all[name]?.({ ...enginePage(page), goto }, ''));
}
