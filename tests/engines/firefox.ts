import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { type Engine, windowSize } from './engine.ts';

const executables = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Starts a Firefox of the system, which Playwright cannot drive, over WebDriver BiDi. @returns undefined where there is none */
export async function startFirefox(): Promise<Engine | undefined> {
  const executablePath = executables.find((file) => existsSync(file));
  if (!executablePath) return undefined;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: windowSize,
  });
  const page = await browser.newPage();
  // The page that Firefox starts with keeps the focus otherwise, and keys reach nothing.
  await page.bringToFront();
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    name: (await browser.version()).replace('/', ' '),
    page: {
      goto: async (address) => void (await page.goto(address)),
      goBack: async () => void (await page.goBack()),
      evaluate: (expression) => page.evaluate(expression),
      click: (selector) => page.locator(selector).click(),
      press: (key) => page.keyboard.press(key),
      type: (selector, text) => page.type(selector, text),
    },
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
