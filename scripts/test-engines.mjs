import { existsSync } from 'node:fs';
import { ensureInstalled } from './ensure-installed.mjs';
import { finish, prepare, runPlaywright } from './test-runs.mjs';

// Builds the site and runs the main journeys in Chromium and in Firefox and WebKit, if Playwright has installed them.
// With neither installed there is nothing to compare, so no test runs; CI treats that as a failure.

ensureInstalled();
const { firefox, webkit } = await import('@playwright/test');
const isInstalled = (type) => existsSync(type.executablePath());
const missing = [firefox, webkit].filter((type) => !isInstalled(type)).map((type) => type.name());
const sentence = `Not installed: ${missing.join(', ')}. Install with "npx playwright install --with-deps ${missing.join(' ')}".`;

if (missing.length === 2) {
  console.error(`No engine was tested. ${sentence}`);
  process.exit(process.env.CI ? 1 : 0);
}
await prepare();
const engines = ['chromium', 'firefox', 'webkit'].filter((name) => !missing.includes(name));
const counts = engines.map((name) => runPlaywright(name));
console.log(`Tested: ${engines.join(', ')}.`);
if (missing.length > 0) console.log(sentence);
finish(counts);
