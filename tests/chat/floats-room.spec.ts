import type { Page } from '@playwright/test';
import { observed } from '../../scripts/page-checks/page.ts';
import { chatPopupDelay, quotePromptDelay } from '../../src/lib/specified.ts';
import { chatButton, chatCard, chatWindow, floats, openFrozen, popupText } from '../support/floating.ts';
import { content, expect, test } from '../support/site.ts';

const { business, layout } = content;
const controls = 'main :is(h1, h2, h3, a, button, input, select, textarea)';

/** Milliseconds after load: with the popup, then with the prompt that replaces it. */
const moments = [chatPopupDelay + 1000, quotePromptDelay - 2000, quotePromptDelay + 1000];
const sizes = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** The overlays leave the first screen free where there is room for both. */
const large = sizes.slice(2);

/** Does something in each viewport, once the observers of the page know its size. */
async function inEach(page: Page, list: typeof sizes, action: (size: string) => Promise<unknown>) {
  for (const size of list) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((done) => new IntersectionObserver(done).observe(document.body)));
    await action(`${size.width}x${size.height}`);
  }
}

/** The texts of the elements on the first screen that an overlay covers, even if only at a corner of a line. */
function covered(selector: string): string[] {
  const isCovered = ({ left, right, top, bottom }: DOMRect) =>
    [left + 1, right - 1].some((x) =>
      [top + 1, bottom - 1].some((y) => document.elementFromPoint(x, y)?.closest('aside')),
    );
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const box = element.getBoundingClientRect();
      if (box.bottom > innerHeight || box.width <= 1) return false;
      if (!/^(H\d|P)$/.test(element.tagName)) return isCovered(box);
      // The box of a text is as wide as its column, so its lines are measured.
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].some(isCovered);
    })
    .map(({ textContent }) => textContent);
}

/** The texts, links and buttons of the overlays that another one covers, or that are partly outside the viewport. */
function hiddenParts(): string[] {
  return [...document.querySelectorAll('aside :is(p, a, button)')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const sides = [left + 1, right - 1].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
      return top < 0 || bottom > innerHeight || !sides.every((found) => part.contains(found));
    })
    .map(({ textContent }) => textContent);
}

for (const path of ['/', '/services'])
  test(`@C2 @C6 @H15 @H16 on ${path} the overlays show one quote link at a time, and cover neither the first screen nor each other`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFrozen(page, path);
    const links = floats(page).locator(`a[href="${business.quoteForm.url}"]:visible`);
    const call = floats(page).getByRole('link', { name: layout.call, exact: true });
    const under = (selector: string) => page.evaluate(covered, selector);
    /** What the bar of phones covers: it is like an edge of the viewport, below which lines continue. */
    const underBar: Record<string, string[]> = {};
    await inEach(page, large, async (size) => {
      underBar[size] = await under(`${controls}, main p`);
      if (size !== '360x740') expect(underBar[size], size).toEqual([]);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect(underBar[size], size).not.toContain(await heading.textContent());
    });
    const closingLine = 'with the closing line of the chat';
    const expectRoom = async (when: string) => {
      await inEach(page, sizes, async (size) => {
        // Cards look where they lie.
        if (when !== 'at first') await page.clock.runFor(150);
        await expect.poll(() => page.evaluate(hiddenParts), `${when}, ${size}`).toEqual([]);
        await expect.poll(() => links.count(), `quote links ${when}, ${size}`).toBeLessThanOrEqual(1);
        if (when !== 'at first' && ['320x568', '360x740'].includes(size)) {
          await call.click({ trial: true });
          expect((await call.boundingBox())?.height, size).toBeGreaterThanOrEqual(44);
        }
        const known = underBar[size];
        // The closing line answers a press, and is gone after 4 s.
        if (!known || (when === closingLine && size === '768x1024')) return;
        const more = async () => (await under(controls)).filter((text) => !known.includes(text));
        await expect.poll(more, `${when}, ${size}`).toEqual([]);
      });
    };
    await expectRoom('at first');
    let passed = 0;
    for (const next of moments) {
      await page.clock.fastForward(next - passed);
      passed = next;
      const isPromptDue = path === '/' && next > quotePromptDelay;
      await expect(chatCard(page, popupText)).toBeVisible({ visible: !isPromptDue });
      await expect(page.locator('[data-shown="prompt"]')).toBeVisible({ visible: isPromptDue });
      await expectRoom(`after ${next} ms`);
    }
    await inEach(page, sizes.slice(3), async (size) => {
      const seen = new Set<boolean>();
      for (let top = 0; top < 8000; top += 500) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
        await observed(page);
        await page.clock.runFor(300);
        const isShown = await page.locator('[data-shown]').isVisible();
        seen.add(isShown);
        if (isShown)
          expect(await under(':is(main, footer) :is(a, button, summary)'), `${top}, ${size}`).toEqual([]);
      }
      expect(seen.size, size).toBe(2);
    });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await chatButton(page).click();
    await inEach(page, sizes, async (size) => {
      await expect(chatWindow(page), size).toBeInViewport({ ratio: 1 });
      await chatButton(page).click({ trial: true });
      await expect.poll(() => links.count(), `quote links with the chat, ${size}`).toBeLessThanOrEqual(1);
    });
    await page.keyboard.press('Escape');
    await expect(chatWindow(page)).toBeHidden();
    await expectRoom(closingLine);
  });
