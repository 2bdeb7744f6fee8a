import type { Page } from '@playwright/test';
import { chatClosingTime, chatPopupDelay, chatPopupWidth, quotePromptDelay } from '../src/lib/specified.ts';
import { chatButton, chatCard, chatWindow, floats, openFrozen, popupText } from './floating.ts';
import { content, expect, test } from './site.ts';

const { home, business } = content;
const prompt = (page: Page) => chatCard(page, home.prompt.text);

/** Phones, a tablet and a laptop. */
const windows = [
  { width: 360, height: 740 },
  { width: 390, height: 760 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Milliseconds after load: with the popup, then with the prompt that replaces it. */
const moments = [chatPopupDelay + 1000, ...[-5000, -1000, 1000, 4000].map((wait) => quotePromptDelay + wait)];

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

/** The texts of marked elements that an overlay covers, even if only at a corner of a line. */
function coveredOfFirstScreen(): string[] {
  const isCovered = ({ left, right, top, bottom }: DOMRect) =>
    [left + 1, right - 1].some((x) =>
      [top + 1, bottom - 1].some((y) => document.elementFromPoint(x, y)?.closest('aside')),
    );
  return [...document.querySelectorAll('[data-first-screen]')]
    .filter((element) => {
      if (!/^H\d$/.test(element.tagName)) return isCovered(element.getBoundingClientRect());
      // The box of a heading is as wide as its column, so its lines are measured.
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].some(isCovered);
    })
    .map(({ textContent }) => textContent ?? '');
}

/** The texts of lines on the first screen that an overlay covers at one end. */
function coveredLines(): string[] {
  const lines = [...document.querySelectorAll('main :is(h1, h2, h3, p)')].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map((line) => ({ line, text: element.textContent ?? '' }));
  });
  return lines
    .filter(({ line: { left, right, top, bottom } }) =>
      [left + 1, right - 1].some((x) => document.elementFromPoint(x, (top + bottom) / 2)?.closest('aside')),
    )
    .map(({ text }) => text);
}

for (const path of ['/', '/services', '/gallery'])
  test(`[C2] [C6] [H15] [H16] on ${path} the overlays show one quote link at a time, and do not cover the first screen`, async ({
    page,
    context,
  }) => {
    const isHome = path === '/';
    await page.close();
    for (const viewport of windows)
      await test.step(`${viewport.width} by ${viewport.height}`, async () => {
        const tab = await context.newPage();
        await tab.setViewportSize(viewport);
        await tab.emulateMedia({ reducedMotion: 'reduce' });
        await openFrozen(tab, path);
        expect(await tab.evaluate(markFirstScreen)).toContain('h1');
        const popup = chatCard(tab, popupText);
        await expectOneQuoteLink(tab, 'at first');
        // On phones the bar is like an edge of the viewport, below which lines continue.
        if (viewport.width >= 768) expect(await tab.evaluate(coveredLines)).toEqual([]);
        let passed = 0;
        for (const next of moments) {
          await tab.clock.fastForward(next - passed);
          passed = next;
          const isPromptDue = isHome && next > quotePromptDelay;
          await expect(popup).toBeVisible({ visible: !isPromptDue });
          if (next === moments[0])
            expect((await popup.locator('..').boundingBox())?.width).toBe(chatPopupWidth);
          if (isPromptDue) await expect(tab.locator('[data-shown="prompt"]')).toBeVisible();
          await expectOneQuoteLink(tab, `after ${next} ms`);
          await expect.poll(() => tab.evaluate(coveredOfFirstScreen), `after ${next} ms`).toEqual([]);
        }
        await chatButton(tab).click();
        await expect(chatWindow(tab)).toBeVisible();
        await expectOneQuoteLink(tab, 'with the chat');
        await tab.keyboard.press('Escape');
        await expect(chatWindow(tab)).toBeHidden();
        await expectOneQuoteLink(tab, 'with the closing line of the chat');
        await expect.poll(() => tab.evaluate(coveredOfFirstScreen)).toEqual([]);
        await tab.clock.fastForward(chatClosingTime);
        if (isHome) await expect(prompt(tab).locator('..')).toBeVisible();
        await expectOneQuoteLink(tab, 'at last');
        await tab.close();
      });
  });
