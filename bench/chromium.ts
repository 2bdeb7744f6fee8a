import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findWholeBrowser } from '../scripts/find-browser.mjs';
import { UsageError } from '../server/usage-error.ts';

/** The path of Chromium or Chrome. @throws UsageError if there is none */
export function chromiumPath(): string {
  const file = findWholeBrowser();
  if (!file)
    throw new UsageError(
      'This command needs a whole Chromium or Chrome, not its headless shell: install one, or set CHROMIUM_PATH to its path.',
    );
  return file;
}

/** Whether a browser needs `--no-sandbox`: that of root, as in containers, has no sandbox. */
export const isRoot = process.getuid?.() === 0;

/** Starts Chromium without a GPU. @param args further switches. @throws UsageError if there is no Chromium */
export async function launchChromium(args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ['--disable-gpu', ...args, ...(isRoot ? ['--no-sandbox'] : [])],
  });
}

/** Defines the helper that tsx calls in functions which are sent to pages. */
export const tsxHelper = 'globalThis.__name = (named) => named;';

/** Defines that helper in each page of a context. */
export function addTsxHelper(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(tsxHelper);
}
