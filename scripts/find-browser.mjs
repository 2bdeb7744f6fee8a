import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './ensure-installed.mjs';

/** Chromium without windows: a third of the size of the whole browser, and it takes a third less time to paint. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const browserNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const browserPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
/** Milliseconds that the host of Playwright's browsers, or of a system's packages, has to answer. */
const answerTimeout = 5000;
const downloadShell = ['playwright', 'install', '--only-shell', 'chromium'];

const require = createRequire(import.meta.url);
/** Where Playwright's whole browser is. Playwright is loaded late: a browser that is named needs nothing of it. */
const browserOfPlaywright = () => require('@playwright/test').chromium.executablePath();

/** What to say where there is no browser. */
export const missingBrowser =
  'This command needs Chromium or Chrome. Install one with "npx playwright install --with-deps --only-shell chromium", ' +
  'or set CHROMIUM_PATH to where one is, and run it again.';

/**
 * Finds the browser for the tests: CHROMIUM_PATH, a headless shell of Playwright or of the system, else a whole browser.
 * @returns what Playwright's launch options need to start it, or undefined where there is none
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? { executablePath: named } : undefined;
  // Playwright starts its own shell where no file is named, and tells only where its whole browser is.
  const [folder, revision] = browserOfPlaywright().split(/[\\/]chromium-(\d+)[\\/]/);
  if (existsSync(join(folder, `chromium_headless_shell-${revision}`, 'INSTALLATION_COMPLETE'))) return {};
  const executablePath = onPath(shellNames) ?? findWholeBrowser();
  return executablePath ? { executablePath } : undefined;
}

/**
 * Finds a browser with all its parts, such as the pages that are kept for the way back.
 * @returns its path, or undefined where there is none
 */
export function findWholeBrowser() {
  return [process.env.CHROMIUM_PATH, browserOfPlaywright(), onPath(browserNames), ...browserPaths].find(
    (file) => file && existsSync(file),
  );
}

/**
 * Finds the browser for the tests, and installs its headless shell where there is none: from Debian's packages if this
 * user may, else by Playwright's download if its host answers.
 * @returns whether there is one now
 */
export async function ensureBrowser() {
  if (findBrowser()) return true;
  if (process.env.CHROMIUM_PATH) return false;
  console.log('No Chromium found: installing its headless shell for the browser tests');
  installFromPackages();
  if (findBrowser()) return true;
  if (await isDownloadReachable()) run('npx', downloadShell);
  return findBrowser() !== undefined;
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Installs the shell, and fonts as wide as those of other systems: without any, pages would move as their own arrive. */
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

/** Whether Playwright's download can begin: it would try for minutes where nothing answers. */
async function isDownloadReachable() {
  // Node.js asks no proxy, Playwright does.
  if (process.env.HTTPS_PROXY || process.env.https_proxy) return true;
  const plan = spawnSync('npx', [...downloadShell, '--dry-run'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [address] = /https?:\S+/.exec(plan.stdout ?? '') ?? [];
  if (!address) return false;
  try {
    await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(answerTimeout) });
    return true;
  } catch {
    return false;
  }
}
