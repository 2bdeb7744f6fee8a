import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { pageHeight, removePlaceholders, scrollTo, waitForPaint } from './in-page.ts';

/** A page for identical screenshots: its clock is paused, and only `advanceClock` lets it run. */
export type StablePage = {
  page: Page;
  /** Advances the page's clock by some milliseconds, then waits until the page is idle. */
  advanceClock: (milliseconds: number) => Promise<void>;
  /** Scrolls an element to the top of the viewport, and again before the screenshot. */
  scrollTo: (element: Locator) => Promise<void>;
  /** Clicks an element, and moves the pointer away. */
  click: (element: Locator) => Promise<void>;
  /** Waits until an element is visible. @throws if it is not after two seconds of the page's clock */
  waitForVisible: (element: Locator) => Promise<void>;
  /** Scrolls to the end and back to the top, so that islands hydrate and lazy images load. */
  scrollThrough: () => Promise<void>;
  /** A PNG of the viewport or of the full page, as soon as two in a row are equal. @throws if they never are */
  screenshot: (extent: 'viewport' | 'page') => Promise<Buffer>;
};

/** The time on the clock of every page when it is opened. */
const openedAt = new Date('2026-11-20T10:00:00+11:00');
/** Milliseconds of the page's clock for idle callbacks and islands in the first view. */
const startTime = 3000;
/** Milliseconds of the page's clock for each step. */
const stepTime = 100;
const maxTries = 20;
/** Milliseconds of real time without a request after which the network counts as idle. */
const idleTime = 60;
/** Milliseconds of real time after which a page that is not idle is an error. */
const idleTimeout = 30_000;

/** Opens a URL in a new page. @throws if the page does not become idle */
export async function openStablePage(context: BrowserContext, url: URL): Promise<StablePage> {
  const page = await context.newPage();
  const isIdle = watchRequests(page);
  // The clock can only be paused later than at its installation time.
  await page.clock.install({ time: openedAt.getTime() - 1000 });
  await page.clock.pauseAt(openedAt);
  await page.goto(url.href);

  async function waitForIdle(): Promise<void> {
    for (let waited = 0; waited < idleTimeout; waited += idleTime) {
      await page.evaluate(waitForPaint);
      await wait(idleTime);
      if (isIdle(idleTime)) return await page.evaluate(waitForPaint);
    }
    throw new Error(`The network was not idle within ${idleTimeout / 1000} s.`);
  }
  const advanceClock = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    await waitForIdle();
  };

  let target: Locator | undefined;
  const scrollToTarget = async () => {
    await target?.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
    await advanceClock(stepTime);
  };

  await waitForIdle();
  // Islands may wait for the first input. In the corner the pointer hovers over nothing.
  await page.mouse.move(1, 1);
  await advanceClock(startTime);

  return {
    page,
    advanceClock,
    scrollTo: async (element) => {
      target = element;
      await scrollToTarget();
    },
    click: async (element) => {
      await element.click();
      await page.mouse.move(1, 1);
      await advanceClock(stepTime);
    },
    waitForVisible: async (element) => {
      for (let tries = 0; tries < maxTries; tries += 1) {
        if (await element.isVisible()) return;
        await advanceClock(stepTime);
      }
      throw new Error(`${element} is not visible.`);
    },
    scrollThrough: async () => {
      const { height = 0 } = page.viewportSize() ?? {};
      for (let top = 0; top < (await page.evaluate(pageHeight)); top += height) {
        await page.evaluate(scrollTo, top);
        await advanceClock(stepTime);
      }
      await page.evaluate(scrollTo, 0);
      await advanceClock(stepTime);
    },
    screenshot: async (extent) => {
      const options = { fullPage: extent === 'page', animations: 'disabled' } as const;
      let before = await page.screenshot(options);
      for (let tries = 0; tries < maxTries; tries += 1) {
        await page.evaluate(removePlaceholders);
        // The height of the content above may have changed.
        await scrollToTarget();
        const after = await page.screenshot(options);
        if (after.equals(before)) return after;
        before = after;
      }
      throw new Error(`${maxTries} screenshots in a row differ.`);
    },
  };
}

/** Counts requests. @returns a function that tells whether there has been none for some milliseconds */
function watchRequests(page: Page): (milliseconds: number) => boolean {
  let running = 0;
  let last = 0;
  const count = (change: number) => () => {
    running += change;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return (milliseconds) => running === 0 && Date.now() - last >= milliseconds;
}
