import type { Browser, BrowserContext } from '@playwright/test';
import { addTsxHelper, launchChromium } from '../chromium.ts';

/** Milliseconds of real time that one click or load may take. */
const stepTimeout = 30_000;

/** Starts Chromium with switches for identical screenshots. @throws UsageError if there is no Chromium */
export function startBrowser(): Promise<Browser> {
  return launchChromium([
    '--disable-background-networking',
    // Decodes images before a frame is shown, and gives text the same edges on every layer.
    '--disable-checker-imaging',
    '--disable-lcd-text',
    // Repaints whole tiles: the colours at the edges of a smaller area would be rounded.
    '--disable-partial-raster',
  ]);
}

/** A browser context with reduced motion, in which all other hosts respond with an empty document. */
export async function stableContext(
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
  context.setDefaultTimeout(stepTimeout);
  await addTsxHelper(context);
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
  return context;
}
