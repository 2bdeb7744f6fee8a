import type { Page } from '@playwright/test';
import { chatPopupDelay, chatPopupWidth, quotePromptDelay } from '../src/lib/specified.ts';
import { chatButton, chatCard, chatWindow, floats, openFrozen, popupText } from './floating.ts';
import { content, expect, test } from './site.ts';

const { business } = content;

/** Milliseconds after load: with the popup, then with the prompt that replaces it. */
const moments = [chatPopupDelay + 1000, quotePromptDelay - 1000, quotePromptDelay + 1000];

/** Expects at most one quote link in the overlays, once the last press has taken effect. */
async function expectOneQuoteLink(page: Page, when: string): Promise<void> {
  const links = floats(page).locator(`a[href="${business.quoteForm.url}"]`).and(page.locator(':visible'));
  await expect.poll(() => links.count(), `quote links in the overlays, ${when}`).toBeLessThanOrEqual(1);
}

/** Marks the headings, links, buttons and fields that are completely visible on the first screen. */
function markFirstScreen(): string[] {
  const all = document.querySelectorAll('main :is(h1, h2, h3, a, button, input, select, textarea)');
  const seen = [...all].filter((element) => {
    const { top, right, bottom, left, width } = element.getBoundingClientRect();
    const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => ({ x, y })));
    const isInWindow = bottom <= innerHeight && top >= 0 && right <= innerWidth && width > 1;
    return isInWindow && corners.every(({ x, y }) => !document.elementFromPoint(x, y)?.closest('aside'));
  });
  for (const element of seen) element.setAttribute('data-first-screen', '');
  return seen.map(({ localName }) => localName);
}

/** The texts of the elements that an overlay covers, even if only at a corner of a line. */
function covered(selector: string): string[] {
  const isCovered = ({ left, right, top, bottom }: DOMRect) =>
    [left + 1, right - 1].some((x) =>
      [top + 1, bottom - 1].some((y) => document.elementFromPoint(x, y)?.closest('aside')),
    );
  return [...document.querySelectorAll(selector)]
    .filter((element) => {
      if (!/^(H\d|P)$/.test(element.tagName)) return isCovered(element.getBoundingClientRect());
      // The box of a text is as wide as its column, so its lines are measured.
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].some(isCovered);
    })
    .map(({ textContent }) => textContent);
}

for (const path of ['/', '/services'])
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const)
    test(`[C2] [C6] [H15] [H16] on ${path} at ${width} px the overlays show one quote link at a time, and do not cover the first screen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openFrozen(page, path);
      expect(await page.evaluate(markFirstScreen)).toContain('h1');
      const popup = chatCard(page, popupText);
      await expectOneQuoteLink(page, 'at first');
      // On phones the bar is like an edge of the viewport, below which lines continue.
      if (width >= 768) expect(await page.evaluate(covered, 'main :is(h1, h2, h3, p)')).toEqual([]);
      let passed = 0;
      for (const next of moments) {
        await page.clock.fastForward(next - passed);
        passed = next;
        const isPromptDue = path === '/' && next > quotePromptDelay;
        await expect(popup).toBeVisible({ visible: !isPromptDue });
        if (next === moments[0])
          expect((await popup.locator('..').boundingBox())?.width).toBe(chatPopupWidth);
        if (isPromptDue) await expect(page.locator('[data-shown="prompt"]')).toBeVisible();
        await expectOneQuoteLink(page, `after ${next} ms`);
        await expect
          .poll(() => page.evaluate(covered, '[data-first-screen]'), `after ${next} ms`)
          .toEqual([]);
      }
      await chatButton(page).click();
      await expect(chatWindow(page)).toBeVisible();
      await expectOneQuoteLink(page, 'with the chat');
      await page.keyboard.press('Escape');
      await expect(chatWindow(page)).toBeHidden();
      await expectOneQuoteLink(page, 'with the closing line of the chat');
      await expect.poll(() => page.evaluate(covered, '[data-first-screen]')).toEqual([]);
    });
