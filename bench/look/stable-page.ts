import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { pageHeight, painted, removePlaceholders, scrollTo } from './in-page.ts';

/** A page that looks the same whenever it is photographed: its clock stands still except where `pass` lets it run. */
export type SteadyPage = {
  page: Page;
  /** Lets so many milliseconds pass on the clock of the page, then waits until all that this sets off has ended. */
  pass: (milliseconds: number) => Promise<void>;
  /** Scrolls a part to the top of the window, where it stays until it is photographed. */
  bring: (part: Locator) => Promise<void>;
  /** Clicks, with the pointer moved away afterwards. */
  click: (part: Locator) => Promise<void>;
  /** Waits until a part is visible. @throws when it is not within two seconds of the page's clock */
  shows: (part: Locator) => Promise<void>;
  /** Scrolls to the end and back, so that islands hydrate and lazy images load. */
  scrollThrough: () => Promise<void>;
  /** A PNG of the window or of the whole page, once two in a row are equal. */
  picture: (extent: 'window' | 'page') => Promise<Buffer>;
};

/** Where the clock of every page stands when the page is opened. */
const opened = new Date('2026-11-20T10:00:00+11:00');
/** Milliseconds of the clock for what a page leaves for later: idle callbacks, and islands in the first view. */
const start = 3000;
/** Milliseconds of the clock that a page gets for each small step. */
const step = 100;
const mostTries = 20;
/** Milliseconds of real time without a request after which the network counts as idle. */
const idleTime = 60;
/** Milliseconds of real time that a page may fetch without a pause. */
const longestWait = 30_000;

/** Opens an address. */
export async function openSteady(context: BrowserContext, address: URL): Promise<SteadyPage> {
  const page = await context.newPage();
  const isIdle = watchRequests(page);
  // The clock can only be stopped at a later time than that at which it was installed.
  await page.clock.install({ time: opened.getTime() - 1000 });
  await page.clock.pauseAt(opened);
  await page.goto(address.href);

  async function settle(): Promise<void> {
    for (let waited = 0; waited < longestWait; waited += idleTime) {
      await page.evaluate(painted);
      await wait(idleTime);
      if (isIdle(idleTime)) return await page.evaluate(painted);
    }
    throw new Error('The page never stops fetching.');
  }
  const pass = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    await settle();
  };

  let brought: Locator | undefined;
  const bringAgain = async () => {
    await brought?.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
    await pass(step);
  };

  await settle();
  // Islands may wait for the visitor's first move. In the corner the pointer is over nothing.
  await page.mouse.move(1, 1);
  await pass(start);

  return {
    page,
    pass,
    bring: async (part) => {
      brought = part;
      await bringAgain();
    },
    click: async (part) => {
      await part.click();
      await page.mouse.move(1, 1);
      await pass(step);
    },
    shows: async (part) => {
      for (let tries = 0; tries < mostTries; tries += 1) {
        if (await part.isVisible()) return;
        await pass(step);
      }
      throw new Error(`${part} does not show.`);
    },
    scrollThrough: async () => {
      const { height = 0 } = page.viewportSize() ?? {};
      for (let top = 0; top < (await page.evaluate(pageHeight)); top += height) {
        await page.evaluate(scrollTo, top);
        await pass(step);
      }
      await page.evaluate(scrollTo, 0);
      await pass(step);
    },
    picture: async (extent) => {
      const options = { fullPage: extent === 'page', animations: 'disabled' } as const;
      let before = await page.screenshot(options);
      for (let tries = 0; tries < mostTries; tries += 1) {
        await page.evaluate(removePlaceholders);
        // What is above may have changed its height since.
        await bringAgain();
        const now = await page.screenshot(options);
        if (now.equals(before)) return now;
        before = now;
      }
      throw new Error('Two pictures in a row are never equal.');
    },
  };
}

/** @returns whether nothing is under way and nothing has been for so many milliseconds */
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
