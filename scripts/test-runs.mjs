import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { run } from './ensure-installed.mjs';

export const results = 'test-results';
const totalFile = `${results}/total.json`;

/**
 * Finds a browser for the tests. Ends the process with a sentence where there is none.
 * @returns the environment variables that name it, and its headless shell if there is one
 */
export async function requireBrowser() {
  // Imported late, as it needs installed packages.
  const { findBrowser, findHeadlessShell } = await import('./find-browser.mjs');
  const browser = await findBrowser();
  if (browser) return { CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: findHeadlessShell() };
  console.error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to where it is, and run npm test again.',
  );
  process.exit(1);
}

/** Runs a project of Vitest, or all whose names match a pattern. @returns how many tests have passed and failed */
export function runVitest(project, browser) {
  const file = `${results}/${project.replace('*', '')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = run('npx', ['vitest', 'run', `--project=${project}`, ...reporters], browser);
  const found = report(file);
  return counted(status, found && { passed: found.numPassedTests, failed: found.numFailedTests });
}

/** Runs a project of Playwright on the built site. @returns how many tests have passed and failed */
export async function runPlaywright(project, browser) {
  const file = `${results}/${project}.json`;
  const { status } = run('npx', ['playwright', 'test', `--project=${project}`], {
    ...browser,
    TEST_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const found = report(file);
  if (!found) return counted(status);
  const { expected, flaky, unexpected } = found.stats;
  return counted(status, { passed: expected, failed: unexpected + flaky + found.errors.length });
}

/** Prints the sum of the counts as the last line, notes it for `readTotal`, and sets the exit code. */
export function finish(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  mkdirSync(results, { recursive: true });
  writeFileSync(totalFile, JSON.stringify({ passed, failed, version: process.version }));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

/** The counts of the last finished run, and the version of Node.js that it ran under. */
export function readTotal() {
  return report(totalFile);
}

/** A runner that ended badly without naming a failed test, or died before its report, has failed as a whole. */
function counted(status, { passed, failed } = { passed: 0, failed: 1 }) {
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}

function report(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
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
