import type { LaunchOptions } from '@playwright/test';

/** How tests start Chromium: the one at CHROMIUM_PATH, else Playwright's own. */
export const launchOptions: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--disable-gpu',
    '--disable-background-networking',
    // A browser that runs as root, as in containers, has no sandbox of its own.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};
