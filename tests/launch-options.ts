import type { LaunchOptions } from '@playwright/test';
import { findBrowser, findWholeBrowser } from '../scripts/find-browser.mjs';

const args = [
  '--disable-gpu',
  '--disable-background-networking',
  // No test depends on the outside network.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
  // The headless shell would round the width of each letter to whole pixels, which no browser does.
  '--font-render-hinting=none',
  // A browser that runs as root, as in containers, has no sandbox of its own.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** How tests start Chromium. */
export const launchOptions: LaunchOptions = { ...findBrowser(), args };

const whole = findWholeBrowser();
/** The same with the whole browser, for what its headless shell lacks: pages that are kept for the way back. */
export const browserOptions: LaunchOptions = { ...(whole && { executablePath: whole }), args };
