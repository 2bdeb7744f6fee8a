import type { Browser } from '@playwright/test';
import { middleOf } from './taps.ts';
import { newVisit, settled } from './visit.ts';

/** How long a visitor rests on a link before clicking it, and how long a finger stays on it, in milliseconds. */
const stay = { hover: 300, touch: 80 };

/** Milliseconds from the click on a link until the heading of the next page is painted. */
export async function nextPage(browser: Browser, origin: string, by: 'hover' | 'touch'): Promise<number> {
  const { page, context, session } = await newVisit(browser, origin);
  try {
    await page.goto(`${origin}/`);
    await settled(page);
    const link = page.locator('main a[href="/services"]').first();
    await link.scrollIntoViewIfNeeded();
    await settled(page);
    const [x, y] = await middleOf(link);
    await page.evaluate(watchForHeading);
    if (by === 'hover') {
      await page.mouse.move(x, y);
      await page.waitForTimeout(stay.hover);
      await page.mouse.click(x, y);
    } else {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await page.waitForTimeout(stay.touch);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    await page.waitForURL('**/services');
    await page.waitForFunction(() => window.bench.opened > 0);
    return await page.evaluate(() => window.bench.opened - window.bench.tap);
  } finally {
    await context.close();
  }
}

/**
 * Runs inside the page: writes down when the link is clicked and when another h1 is painted. The browser itself says
 * when it has shown an element (Element Timing), so styles, layout and paint are counted. The h1 must be a new element.
 */
function watchForHeading(): void {
  const first = document.querySelector('h1')?.textContent;
  window.bench.opened = 0;
  const noteClick = (event: Event) => {
    window.bench.tap = event.timeStamp;
  };
  document.addEventListener('click', noteClick, { once: true, capture: true });
  new MutationObserver(() => {
    const h1 = document.querySelector('h1');
    if (h1 && h1.textContent !== first) h1.setAttribute('elementtiming', 'next heading');
  }).observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    window.bench.opened ||= list.getEntries()[0]?.startTime ?? 0;
  }).observe({ type: 'element' });
}
