import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';

const args = [
  '--disable-gpu',
  '--disable-background-networking',
  // No test may use the network outside.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
  // The headless shell would round the width of each letter to whole pixels, unlike real browsers.
  '--font-render-hinting=none',
  // A browser that runs as root, for example in a container, cannot use its sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** How tests start Chromium. */
export const launchOptions: LaunchOptions = { ...findBrowser(), args };
