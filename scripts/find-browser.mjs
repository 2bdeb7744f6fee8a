import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './ensure-installed.mjs';

/** Headless-only Chromium: a third the size of the full browser, and a third faster to paint. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const browserNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const browserPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
/** How long to wait for a download server (Playwright's or the system's packages), in milliseconds. */
const answerTimeout = 5000;
const downloadShell = ['playwright', 'install', '--only-shell', 'chromium'];

const require = createRequire(import.meta.url);
/** The path of Playwright's full browser. Playwright is imported late: with CHROMIUM_PATH set it is not needed. */
const browserOfPlaywright = () => require('@playwright/test').chromium.executablePath();

/** The message when there is no browser. */
export const missingBrowser =
  'This command needs Chromium or Chrome. Install one with "npx playwright install --with-deps --only-shell chromium", ' +
  'or set CHROMIUM_PATH to the path of one, and try again.';

/**
 * Finds the browser for the tests: CHROMIUM_PATH, then a headless shell (Playwright's or the system's), then a full
 * browser.
 * @returns the launch options for Playwright, or undefined if there is none
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? { executablePath: named } : undefined;
  // Without a path, Playwright starts its own shell; it only reports where its full browser is.
  const [folder, revision] = browserOfPlaywright().split(/[\\/]chromium-(\d+)[\\/]/);
  if (existsSync(join(folder, `chromium_headless_shell-${revision}`, 'INSTALLATION_COMPLETE'))) return {};
  const files = [onPath(shellNames), browserOfPlaywright(), onPath(browserNames), ...browserPaths];
  const executablePath = files.find((file) => file && existsSync(file));
  return executablePath ? { executablePath } : undefined;
}

/**
 * Finds the browser for the tests, or installs a headless shell: from Debian's packages if this user may, otherwise by
 * Playwright's download.
 * @returns whether there is a browser now
 */
export async function ensureBrowser() {
  if (findBrowser()) return true;
  if (process.env.CHROMIUM_PATH) return false;
  console.log('No Chromium found: installing its headless shell for the browser tests');
  installFromPackages();
  if (findBrowser()) return true;
  // Playwright would wait half a minute for each of its servers.
  run('npx', downloadShell, { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(answerTimeout) });
  return findBrowser() !== undefined;
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Installs the shell and fonts with common widths. Without system fonts, pages would shift when web fonts arrive. */
function installFromPackages() {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return;
  const seconds = answerTimeout / 1000;
  const patience = [`-oAcquire::http::Timeout=${seconds}`, `-oAcquire::https::Timeout=${seconds}`];
  run('apt-get', [...patience, '-oAcquire::Retries=0', '-qq', 'update']);
  const packages = [shellNames[0], 'fonts-liberation'];
  run('apt-get', [...patience, '-qq', '-y', '--no-install-recommends', 'install', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}
