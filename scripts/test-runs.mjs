import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import '../tests/support/on-sample.mjs';
import { ensureInstalled, run, runTypeScript } from './ensure-installed.mjs';

if (process.argv.length > 2) {
  console.error(`${process.argv[2]} is unknown: this command has no options.`);
  process.exit(1);
}

/** Absolute, because Playwright resolves relative paths from its configuration's folder. */
const results = path.resolve('test-results');

/** Makes sure that packages, a browser and the built sample are there, or ends the process with a message. */
export async function prepare() {
  ensureInstalled();
  // Imported late, because it needs installed packages.
  const { ensureBrowser, missingBrowser } = await import('./find-browser.mjs');
  if (!(await ensureBrowser())) {
    console.error(missingBrowser);
    process.exit(1);
  }
  rmSync(results, { recursive: true, force: true });
  if (runTypeScript('tests/build-sites.ts').status !== 0) process.exit(1);
}

/** Runs an installed program by its file: npx takes over a second of CPU to find it. */
const runInstalled = (file, args, env) => run(process.execPath, [`node_modules/${file}`, ...args], env);

/** Runs projects of Vitest, or all whose names match a pattern. @returns how many tests have passed and failed */
export function runVitest(...projects) {
  const file = `${results}/vitest.json`;
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = runInstalled('vitest/vitest.mjs', ['run', ...chosen, ...reporters]);
  const found = report(file);
  if (!found) return counted(status);
  return counted(status, { passed: found.numPassedTests, failed: found.numFailedTests });
}

/** Runs projects of Playwright on the built site. @returns how many tests have passed and failed */
export function runPlaywright(...projects) {
  const file = `${results}/${projects[0]}.json`;
  const chosen = projects.map((project) => `--project=${project}`);
  const { status } = runInstalled('@playwright/test/cli.js', ['test', '-c', 'tests', ...chosen], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const found = report(file);
  if (!found) return counted(status);
  const { expected, flaky, unexpected } = found.stats;
  return counted(status, { passed: expected + flaky, failed: unexpected + found.errors.length });
}

/** Prints the totals as the last line, and sets the exit code. */
export function finish(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

/**
 * A runner that exited with an error without naming a failed test, or died before its report, counts as one failure.
 */
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
