import type { Page } from '@playwright/test';
import { type Journey, journeys, reachIsland } from './journeys.ts';
import { content, expect, hydrated, test } from './site.ts';

/**
 * Does what Google Translate does: replaces each text with a copy inside two `font` elements, now and whenever a text
 * is added or changes. Runs in the page.
 * @param mark added to each text; a zero-width space changes a text for React, but not for Playwright's locators
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

/** Translates each document of a page before its scripts run, or once it is parsed. */
export async function translateFromTheStart(page: Page, when: 'at once' | 'once parsed'): Promise<void> {
  const start = when === 'at once' ? '' : "document.addEventListener('DOMContentLoaded', () => ";
  await page.addInitScript(`${start}(${translate})('\u200b')${start && ')'}`);
}

const { area } = content.contact;

/** More widgets whose texts React changes. */
const moreJourneys: Record<string, Journey> = {
  async 'filter of the gallery'(page, open) {
    await open('/gallery?tab=builder-cleans');
    await reachIsland(page, 'GalleryBrowser');
    const panel = page.locator('#builder-cleans');
    const count = panel.locator('[role="status"]').first();
    const before = (await count.textContent()) ?? '';
    await panel.locator('[aria-pressed="false"]').first().click();
    await expect(count).not.toHaveText(before);
  },
  async 'suburb check'(page, open) {
    await open('/contact');
    await reachIsland(page, 'ServiceArea');
    const form = page.locator('form:has(#suburb-check)');
    for (const [typed, answer] of [
      ['Thurgoona', area.check.yes.replace('{suburb}', 'Thurgoona')],
      ['Mars', area.check.ask],
    ] as const) {
      await form.locator('#suburb-check').fill(typed);
      await form.locator('[type="submit"]').click();
      await expect(page.locator('form [role="status"]').first()).toContainText(answer);
    }
  },
  async 'long review'(page, open) {
    await open('/');
    await reachIsland(page, 'Testimonials');
    const review = page.locator('blockquote:has(+ button)').first();
    const length = async () => (await review.innerText()).length;
    const before = await length();
    for (const isOpen of [true, false, true, false]) {
      // Its slide may have moved out of view.
      await page.locator('blockquote + button').first().dispatchEvent('click');
      await expect.poll(async () => (await length()) > before).toBe(isOpen);
    }
  },
};

/** What a visitor does with every widget, in two visits that load few documents. */
export const visits = {
  home: ['questions', 'carousel', 'long review', 'quote form', 'menu', 'page change and back'],
  'other pages': ['tabs and lightbox', 'filter of the gallery', 'comparison slider', 'suburb check', 'chat'],
} as const;

/**
 * Makes journeys in one page. A document that is already open is not loaded again.
 * @param onLoad called after each document has loaded
 */
export async function visit(
  page: Page,
  names: readonly string[],
  onLoad: () => Promise<void> = async () => undefined,
): Promise<void> {
  const open = async (path: string) => {
    const { pathname, search } = new URL(page.url(), 'http://localhost');
    if (pathname + search === path) return;
    await page.goto(path);
    await hydrated(page);
    await onLoad();
  };
  const all: Record<string, Journey> = { ...journeys, ...moreJourneys };
  for (const name of names) await test.step(name, () => all[name]?.(page, open));
}
