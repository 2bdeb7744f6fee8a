import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { addTsxHelper, launchChromium } from './chromium.ts';
import type { LongTask } from './limits.ts';

/** Slow 4G and the CPU slowdown of a phone, as in Lighthouse. */
export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
export const phoneSlowdown = 4;
export const phone = { width: 412, height: 823, deviceScaleFactor: 1.75 };
/** Milliseconds without requests after which the network counts as idle. */
const idleTime = 1500;
/** Time limit of a step in milliseconds. */
const stepTimeout = 60_000;

/** Makes other hosts unreachable. Request interception would delay all requests and disable the cache. */
const ownHostOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** Starts the browser of the benchmark. @throws UsageError if there is no Chromium */
export const startBrowser = (): Promise<Browser> => launchChromium([ownHostOnly]);

export type Visit = { page: Page; context: BrowserContext; session: CDPSession };

/**
 * A new page with an empty cache on a phone, on slow 4G with a CPU slowdown, or unthrottled. The renderer process of the
 * origin has been started already, because its start varies more than the figures to compare.
 */
export async function newVisit(
  browser: Browser,
  origin: string,
  slowdown: number | 'unthrottled' = phoneSlowdown,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: phone.width, height: phone.height },
    deviceScaleFactor: phone.deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
  context.setDefaultTimeout(stepTimeout);
  await addTsxHelper(context);
  await context.addInitScript(recordMetrics);
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  const session = await context.newCDPSession(page);
  if (slowdown !== 'unthrottled') {
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  return { page, context, session };
}

/**
 * The metrics of a page in milliseconds since navigation start. `cls` has no unit, and `heading` is the time of day at
 * which the heading of the next page was painted.
 */
export type PageMetrics = {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: LongTask[];
  tap: number;
  opened: number;
  heading: number;
};

declare global {
  interface Window {
    bench: PageMetrics;
  }
}

/** Runs inside the page, before its scripts. */
export function recordMetrics(): void {
  const bench: PageMetrics = { fcp: 0, lcp: 0, cls: 0, longTasks: [], tap: 0, opened: 0, heading: 0 };
  window.bench = bench;
  const observe = (type: string, each: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...more,
    });
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
  observe('longtask', ({ startTime, duration }) => bench.longTasks.push({ start: startTime, duration }));
  observe(
    'event',
    (entry) => {
      bench.tap = Math.max(bench.tap, entry.duration);
    },
    { durationThreshold: 16 },
  );
  // Popovers and details fire toggle when they open; the first event counts.
  document.addEventListener(
    'toggle',
    () => {
      bench.opened ||= performance.now();
    },
    true,
  );
}

/** Waits until the page has loaded, its scripts have started and the network is idle. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(idleTime);
  await page.waitForLoadState('networkidle').catch(() => undefined);
}
