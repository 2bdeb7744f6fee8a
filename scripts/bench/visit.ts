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
/** Time limit of a step in milliseconds. */
const stepTimeout = 60_000;
/** Defines the helper that tsx adds to functions, for functions that are sent to pages. */
const tsxHelper = 'globalThis.__name = (named) => named;';

/**
 * Opens an empty page of an origin on the emulated phone, with an empty cache. The renderer process is started
 * beforehand, because its start-up varies more than the figures to compare.
 * @returns what `measure` returns
 */
export async function visit<Result>(
  browser: Browser,
  origin: string,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  try {
    context.setDefaultTimeout(stepTimeout);
    await context.addInitScript(tsxHelper);
    const page = await context.newPage();
    await page.goto('/robots.txt');
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', processor);
    return await measure(page, session);
  } finally {
    await context.close();
  }
}
