import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';
import { UsageError } from '../server/usage-error.ts';
import type { LongTask } from './limits.ts';

/** Slow 4G and a phone's processor, as Lighthouse sets them. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
export const phoneSlowdown = 4;
/** Milliseconds that a page has to be quiet before it counts as loaded, and that a visit may take at most. */
const quiet = 1500;
const limit = 60_000;

/** Other hosts are not there. To answer for them here would hold up every request, and switch the cache off. */
const ownHostOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

export async function startBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  if (!executablePath)
    throw new UsageError(
      'The benchmark needs Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.',
    );
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath,
    args: ['--disable-gpu', ownHostOnly, ...(isRoot ? ['--no-sandbox'] : [])],
  });
}

export type Visit = { page: Page; context: BrowserContext; session: CDPSession };

/**
 * A page with an empty cache on a phone: on slow 4G with a processor so many times slower, or unthrottled. The browser has its process for the site already, because how fast
 * it starts one, which differs from time to time by more than what is compared here, says nothing of a page.
 */
export async function newVisit(
  browser: Browser,
  origin: string,
  slowdown: number | 'unthrottled' = phoneSlowdown,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  context.setDefaultTimeout(limit);
  // What runs inside the page comes from tsx, which marks each inner function with this helper of its own.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(watch);
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
 * What a page writes down about itself, in milliseconds since navigation; shifts have no unit, and when the heading of
 * the next page was painted is a time of day.
 */
type PageRecord = {
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
    bench: PageRecord;
  }
}

/** Runs inside the page, before anything else. */
function watch(): void {
  const bench: PageRecord = { fcp: 0, lcp: 0, cls: 0, longTasks: [], tap: 0, opened: 0, heading: 0 };
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
  // Menus and answers tell when they open; the first time counts.
  document.addEventListener(
    'toggle',
    () => {
      bench.opened ||= performance.now();
    },
    true,
  );
}

/** Waits until nothing has been fetched for a while and the scripts, if there are any, have started. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(quiet);
  await page.waitForLoadState('networkidle').catch(() => undefined);
}
