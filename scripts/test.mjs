import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { ensureInstalled, run, runTypeScript } from './ensure-installed.mjs';

const results = 'test-results';
const vitestReport = `${results}/vitest.json`;
const siteReport = `${results}/site.json`;

ensureInstalled();
const { findBrowser } = await import('./find-browser.mjs');
const browser = await findBrowser();
if (!browser) {
  console.error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is, and run npm test again.',
  );
  process.exit(1);
}

rmSync(results, { recursive: true, force: true });
if (runTypeScript('pipeline/main.ts').status !== 0) process.exit(1);

const inBrowser = { CHROMIUM_PATH: browser };
const unitsAndWidgets = run(
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  inBrowser,
);
const site = run('npx', ['playwright', 'test'], {
  ...inBrowser,
  TEST_PORT: String(await freePort()),
  PLAYWRIGHT_JSON_OUTPUT_NAME: siteReport,
});

const counts = [vitestCounts(), siteCounts()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = unitsAndWidgets.status === 0 && site.status === 0 && failed === 0 && passed > 0 ? 0 : 1;

function report(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // A runner that died before it wrote its report has failed as a whole.
    return undefined;
  }
}

function vitestCounts() {
  const found = report(vitestReport);
  return found ? { passed: found.numPassedTests, failed: found.numFailedTests } : { passed: 0, failed: 1 };
}

function siteCounts() {
  const found = report(siteReport);
  if (!found) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = found.stats;
  return { passed: expected, failed: unexpected + flaky + found.errors.length };
}

/** A port that nothing uses right now. */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
