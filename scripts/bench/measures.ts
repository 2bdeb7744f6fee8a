import type { Browser, Locator } from '@playwright/test';
import type { Figures } from './report.ts';
import { visit } from './visit.ts';

/** How long a page is left alone after it has loaded, in milliseconds: by then, an island in view has hydrated. */
const untouchedTime = 5000;
/** How long a page gets for what it fetches ahead, after it has loaded and after each scroll, in milliseconds. */
const settlingTime = 3000;
/** How long a pointer hovers over a link before the click, and how long a finger presses it, in milliseconds. */
const dwellTime = { hover: 300, touch: 80 };

declare global {
  interface Window {
    /** What is recorded in the page, in milliseconds; `cls` has no unit. */
    bench: { fcp: number; lcp: number; cls: number; blocking: number; tap: number; heading: number };
  }
}

/** Loads a page and leaves it alone. @returns its bytes as sent, and its speed */
export function measureLoading(browser: Browser, origin: string, route: string): Promise<Figures> {
  return visit(browser, origin, async (page) => {
    await page.addInitScript(record);
    await page.goto(route);
    await page.waitForTimeout(untouchedTime);
    return page.evaluate(() => {
      const files = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
      const kilobytes = (of: RegExp) =>
        (files as PerformanceResourceTiming[])
          .filter(({ name }) => of.test(name))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
      const { fcp, lcp, cls, blocking } = window.bench;
      return {
        'JavaScript, kB': kilobytes(/\.js$/),
        'All bytes, kB': kilobytes(/^/),
        'FCP, ms': fcp,
        'LCP, ms': lcp,
        CLS: cls,
        'Blocking, ms': blocking,
      };
    });
  });
}

/** A part of a page to tap, where the page has it. */
export type Tap = { name: string; route: string; target: string };

/** Taps a part of a page once it works. @returns the time until the next paint */
export function measureTap(browser: Browser, origin: string, { route, target }: Tap): Promise<Figures> {
  return visit(browser, origin, async (page) => {
    await page.addInitScript(record);
    await page.goto(route);
    const element = page.locator(target).filter({ visible: true }).first();
    await page.waitForTimeout(settlingTime);
    if ((await element.count()) === 0) return {};
    await element.scrollIntoViewIfNeeded();
    // What islands and scripts wait for before they start.
    await element.dispatchEvent('pointerover');
    await element.dispatchEvent('pointermove');
    await page.waitForTimeout(settlingTime);
    const centre = await centreOf(element);
    // Browsers do not report events below a frame.
    await page.evaluate(() => {
      window.bench.tap = 16;
    });
    await page.touchscreen.tap(...centre);
    await page.waitForTimeout(settlingTime);
    return { 'Tap to next paint, ms': await page.evaluate(() => window.bench.tap) };
  });
}

/** A page change by a link, either as soon as the link exists or after the page has loaded. */
export type PageChange = { from: string; to: string; by: keyof typeof dwellTime; isImmediate: boolean };

/** Changes the page. @returns the time from the click to the paint of the next page's heading */
export function measurePageChange(browser: Browser, origin: string, change: PageChange): Promise<Figures> {
  const { from, to, by, isImmediate } = change;
  return visit(browser, origin, async (page, session) => {
    await page.addInitScript(record);
    await page.goto(from, { waitUntil: isImmediate ? 'commit' : 'load' });
    if (!isImmediate) await page.waitForTimeout(settlingTime);
    const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
    await link.scrollIntoViewIfNeeded();
    if (!isImmediate) await page.waitForTimeout(settlingTime);
    const [x, y] = await centreOf(link);
    if (by === 'hover') {
      await page.mouse.move(x, y);
      await page.waitForTimeout(dwellTime.hover);
      await page.mouse.click(x, y);
    } else {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await page.waitForTimeout(dwellTime.touch);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    await page.waitForURL(`**${to}`);
    await page.waitForFunction(() => window.bench.heading > 0);
    const time = () => window.bench.heading - Number(sessionStorage.getItem('bench.click'));
    return { 'Click to next heading, ms': await page.evaluate(time) };
  });
}

/** The centre of an element in the viewport. `Locator.tap` and `click` would add listeners to what is measured. */
async function centreOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} has no box in the page.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * Runs inside each document, before its scripts. The browser reports the paint of a heading (Element Timing), so that
 * time includes style, layout and paint. The time of the click outlives its document.
 */
function record(): void {
  const bench = { fcp: 0, lcp: 0, cls: 0, blocking: 0, tap: 0, heading: 0 };
  window.bench = bench;
  const { timeOrigin } = performance;
  type Entry = PerformanceEntry & { hadRecentInput?: boolean; value?: number };
  const observe = (type: string, each: (entry: Entry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    bench.lcp = startTime;
  });
  observe('layout-shift', ({ hadRecentInput, value = 0 }) => {
    if (!hadRecentInput) bench.cls += value;
  });
  // What each task takes beyond 50 ms.
  observe('longtask', ({ duration }) => {
    bench.blocking += duration - 50;
  });
  const keepLongest = ({ duration }: Entry) => {
    bench.tap = Math.max(bench.tap, duration);
  };
  observe('event', keepLongest, { durationThreshold: 16 });
  observe('element', ({ startTime }) => {
    bench.heading ||= timeOrigin + startTime;
  });
  let previous: Element | null | undefined;
  const recordClick = ({ timeStamp }: Event) => {
    previous = document.querySelector('h1');
    sessionStorage.setItem('bench.click', String(timeOrigin + timeStamp));
  };
  document.addEventListener('click', recordClick, { once: true, capture: true });
  new MutationObserver(() => {
    const h1 = document.querySelector('h1');
    if (h1 && h1 !== previous && sessionStorage.getItem('bench.click'))
      h1.setAttribute('elementtiming', 'next');
  }).observe(document, { childList: true, subtree: true });
}
