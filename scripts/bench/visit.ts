import type { Browser, CDPSession, Page } from '@playwright/test';

/** A phone on slow 4G whose processor is four times slower than this one's, as in Lighthouse. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const processor = { rate: 4 };
/** Milliseconds without requests after which the network counts as idle. */
const idleTime = 1500;
/** Time limit of a step in milliseconds. */
const stepTimeout = 60_000;
/** Defines the helper that tsx adds to functions, for functions that are sent to pages. */
const tsxHelper = 'globalThis.__name = (named) => named;';

/** The figures of a page. Times are in milliseconds, `fcp` and `lcp` since navigation start; `cls` has no unit. */
export type Metrics = {
  fcp: number;
  lcp: number;
  cls: number;
  /** The sum of what each task took beyond 50 ms. */
  blocking: number;
  /** The longest time from an input to the next paint. */
  tap: number;
  /** When the heading of the next page was painted, as a time of day. */
  heading: number;
};

declare global {
  interface Window {
    bench: Metrics;
  }
}

/**
 * Opens a page with an empty cache on the emulated phone. The renderer process of its origin is started beforehand,
 * because its start-up varies more than the figures to compare.
 * @param measure gets the page, which shows nothing of the site yet, and its DevTools session
 * @param isSlow whether to emulate the phone's network and processor, or run at full speed
 * @returns what `measure` returns
 */
export async function visit<Result>(
  browser: Browser,
  origin: string,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
  isSlow = true,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    context.setDefaultTimeout(stepTimeout);
    await context.addInitScript(tsxHelper);
    await context.addInitScript(recordMetrics);
    const page = await context.newPage();
    await page.goto(`${origin}/robots.txt`);
    const session = await context.newCDPSession(page);
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', network);
      await session.send('Emulation.setCPUThrottlingRate', processor);
    }
    return await measure(page, session);
  } finally {
    await context.close();
  }
}

/** Runs inside the page, before its scripts. */
function recordMetrics(): void {
  const bench: Metrics = { fcp: 0, lcp: 0, cls: 0, blocking: 0, tap: 0, heading: 0 };
  window.bench = bench;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    bench.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry)
      bench.cls += Number(entry.value);
  });
  observe('longtask', ({ duration }) => {
    bench.blocking += duration - 50;
  });
}

/** Waits until the page has loaded, its scripts have started and the network is idle. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(idleTime);
  await page.waitForLoadState('networkidle');
}
