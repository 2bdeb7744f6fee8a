import type { LaunchOptions } from '@playwright/test';

const { CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: shell } = process.env;
const executable = (path: string | undefined) => (path ? { executablePath: path } : {});

/** How tests start Chromium: its headless shell, else the browser at CHROMIUM_PATH, else Playwright's own. */
export const launchOptions: LaunchOptions = {
  ...executable(shell ?? browser),
  args: [
    '--disable-gpu',
    '--disable-background-networking',
    // The headless shell would round the width of each letter to whole pixels, which no browser does.
    '--font-render-hinting=none',
    // A browser that runs as root, as in containers, has no sandbox of its own.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

/** The same with the whole browser, for what its headless shell lacks: pages that are kept for the way back. */
export const browserOptions: LaunchOptions = { ...launchOptions, ...executable(browser) };
