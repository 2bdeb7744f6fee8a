import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { UsageError } from '../../server/usage-error.ts';

/** Milliseconds of real time that one click or load may take. */
const limit = 30_000;

/** @throws UsageError when there is no Chromium */
export async function startBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  if (!executablePath)
    throw new UsageError(
      'Pictures need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is.',
    );
  return chromium.launch({
    executablePath,
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      // Images are decoded before a frame is shown, and text has the same edges on every layer.
      '--disable-checker-imaging',
      '--disable-lcd-text',
      // A tile that changes is painted again as a whole: at the edges of a smaller part its colours would be rounded.
      '--disable-partial-raster',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

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
