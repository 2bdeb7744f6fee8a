import { existsSync } from 'node:fs';
import type { BrowserType, Page } from '@playwright/test';
import { type Engine, type EnginePage, windowSize } from './engine.ts';

/** A page of Playwright, as journeys use it. */
export function enginePage(page: Page): EnginePage {
  return {
    goto: async (address) => void (await page.goto(address)),
    goBack: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).first().click(),
    press: (key) => page.keyboard.press(key),
    type: (selector, text) => page.locator(selector).first().pressSequentially(text),
  };
}

/**
 * Starts a browser that Playwright drives by itself.
 * @param executable where the browser is; without it Playwright's own is used
 * @returns undefined where that browser is not there
 */
export async function startPlaywright(
  type: BrowserType,
  executable: string | undefined = type.executablePath(),
): Promise<Engine | undefined> {
  if (!existsSync(executable)) return undefined;
  const isRoot = process.getuid?.() === 0;
  const browser = await type.launch({
    executablePath: executable,
    args: type.name() === 'chromium' ? ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])] : [],
  });
  const page = await browser.newPage({ viewport: windowSize });
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // Other hosts do not answer here, which is no fault of the page.
    const isOwn = new URL(message.location().url || page.url()).host === new URL(page.url()).host;
    if (message.type() === 'error' && isOwn) errors.push(message.text());
  });
  return {
    name: `${type.name()} ${browser.version()}`,
    page: enginePage(page),
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
