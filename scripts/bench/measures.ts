import type { CDPSession, Locator, Page } from '@playwright/test';

/** How long a page gets for what it fetches by itself, after it has loaded and after each scroll, in milliseconds. */
const settlingTime = 3000;
/** How long a finger presses, in milliseconds. */
const pressTime = 80;

/** Measures something on an empty page of the site. @returns figures by name, which has the unit */
export type Measure = (page: Page, session: CDPSession) => Promise<Record<string, number>>;

declare global {
  interface Window {
    /** What is recorded in the page, in milliseconds. */
    bench: { lcp: number; tap: number; heading: number };
  }
}

/** Opens a page and leaves it alone. */
async function settled(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.waitForTimeout(settlingTime);
}

/** Loads a page and leaves it alone: its bytes as sent, and when it is painted. */
export function loading(route: string): Measure {
  return async (page) => {
    await settled(page, route);
    return page.evaluate(() => {
      const files = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
      const kilobytes = (of: RegExp) =>
        (files as PerformanceResourceTiming[])
          .filter(({ name }) => of.test(name))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
      return {
        'JavaScript, kB': kilobytes(/\.js$/),
        'All bytes, kB': kilobytes(/^/),
        'FCP, ms': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        'LCP, ms': window.bench.lcp,
      };
    });
  };
}

/** Presses the centre of an element. `Locator.tap` and `click` would add listeners to what is measured. */
async function press(element: Locator, session: CDPSession): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await element.page().waitForTimeout(settlingTime);
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await element.page().waitForTimeout(pressTime);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Presses a part of a page once it works: the time until the next paint, if the page has this part. */
export function tapping(route: string, target: string): Measure {
  return async (page, session) => {
    await settled(page, route);
    const element = page.locator(target).filter({ visible: true }).first();
    if ((await element.count()) === 0) return {};
    // What islands and scripts wait for before they start.
    await element.dispatchEvent('pointerover');
    await element.dispatchEvent('pointermove');
    // Browsers do not report events below a frame.
    await page.evaluate(() => {
      window.bench.tap = 16;
    });
    await press(element, session);
    await page.waitForTimeout(settlingTime);
    return { 'Tap to next paint, ms': await page.evaluate(() => window.bench.tap) };
  };
}

/** Follows a link: the time from the click to the paint of the next page's heading. */
export function following(from: string, to: string): Measure {
  return async (page, session) => {
    await settled(page, from);
    await press(page.locator(`a[href="${to}"]`).filter({ visible: true }).first(), session);
    await page.waitForURL(`**${to}`);
    await page.waitForFunction(() => window.bench.heading > 0);
    const time = () => window.bench.heading - Number(sessionStorage.getItem('bench.click'));
    return { 'Click to next heading, ms': await page.evaluate(time) };
  };
}

/**
 * Runs inside each document, before its scripts. The browser reports the paint of a heading (Element Timing), so that
 * time includes style, layout and paint. The time of the click outlives its document.
 */
export function record(): void {
  const bench = { lcp: 0, tap: 0, heading: 0 };
  window.bench = bench;
  const { timeOrigin } = performance;
  const observe = (type: string, each: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, ...options });
  observe('largest-contentful-paint', ({ startTime }) => {
    bench.lcp = startTime;
  });
  const keepLongest = ({ duration }: PerformanceEntry) => {
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
