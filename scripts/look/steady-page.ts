import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';

/** A page that looks the same whenever it is photographed. Its clock stands still except where `pass` lets it run. */
export type SteadyPage = {
  page: Page;
  /** Lets so many milliseconds pass on the clock of the page, then waits until all that this sets off has ended. */
  pass: (milliseconds: number) => Promise<void>;
  /** Puts the upper edge of a part at that of the window, where it is photographed too. */
  bring: (part: Locator) => Promise<void>;
  /** Clicks, with the pointer moved away afterwards. */
  click: (part: Locator) => Promise<void>;
  /** Waits until a part is visible. @throws when it is not within two seconds of the page's clock */
  shows: (part: Locator) => Promise<void>;
  /** Goes from the top to the end and back, so that islands hydrate and lazy pictures load. */
  scrollThrough: () => Promise<void>;
  /** A PNG of the window or of the whole page, once two in a row are equal. */
  picture: (extent: 'window' | 'page') => Promise<Buffer>;
};

/** Where the clock of every page stands when the page is opened. */
const opened = new Date('2026-11-20T10:00:00+11:00');
/** Milliseconds of the clock that cover what a page leaves for later: idle callbacks, and islands in the first view. */
const start = 3000;
/** Milliseconds of the clock that a page gets for each small step. */
const step = 100;
const mostTries = 20;
/** Milliseconds of real time in which nothing must be requested. */
const calm = 60;
/** Milliseconds of real time that one click or load may take. */
const limit = 30_000;

/** A visitor without motion, for whom every host but that of the site answers with an empty document. */
export async function steadyContext(
  browser: Browser,
  origin: string,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
  });
  context.setDefaultTimeout(limit);
  // What runs inside the page comes from tsx, which marks each inner function with this helper of its own.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
  return context;
}

/** Opens an address. */
export async function openSteady(context: BrowserContext, address: URL): Promise<SteadyPage> {
  const page = await context.newPage();
  const isQuiet = watchRequests(page);
  // Installed a moment before, as a clock only stops in its future.
  await page.clock.install({ time: opened.getTime() - 1000 });
  await page.clock.pauseAt(opened);
  await page.goto(address.href);

  async function settle(): Promise<void> {
    do {
      await page.evaluate(painted);
      await wait(calm);
    } while (!isQuiet(calm));
    await page.evaluate(painted);
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
  // Some parts wait for a sign of the visitor. In the corner the pointer rests on nothing.
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
      throw new Error(`${part} does not show`);
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
        // What is above may have changed its height since.
        await bringAgain();
        const now = await page.screenshot(options);
        if (now.equals(before)) return now;
        before = now;
      }
      throw new Error('The page does not come to rest');
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

// What follows runs inside the page.

/** Waits for a frame of the browser, which observers tell of although the clock holds animation frames, and fonts. */
async function painted(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.documentElement);
    });
  }
  await document.fonts.ready;
  const loaded = [...document.images].filter((image) => image.complete && image.naturalWidth > 0);
  // Through the rounded corners of a photo shines what stands in for it while it loads. Whether that is still painted
  // depends on what came first, the photo or the island that it is in.
  for (const image of loaded) image.style.background = 'none';
  // A picture that is exchanged meanwhile is looked at the next time.
  await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)));
}

function pageHeight(): number {
  return document.documentElement.scrollHeight;
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}
