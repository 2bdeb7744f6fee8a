import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './ensure-installed.mjs';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** Milliseconds that the download of the headless shell may take. */
const installTimeout = 60_000;
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const systemPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function hasCommand(name) {
  return spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0;
}

const isAptAllowed = () => process.platform === 'linux' && process.getuid?.() === 0 && hasCommand('apt-get');

/** Installs Chromium with apt, if this user may do so. */
function installFromPackages() {
  if (!isAptAllowed()) return;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
}

/**
 * Finds Chromium or Chrome for the browser tests: CHROMIUM_PATH, Playwright's browser or one of the system. Installs one
 * if there is none.
 * @returns its path, or undefined if none was found or installed
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const present = (await ofPlaywright()) ?? onPath(systemNames) ?? systemPaths.find(existsSync);
  if (present) return present;
  console.log('No Chromium found: installing one for the browser tests');
  run('npx', ['playwright', 'install', 'chromium']);
  const downloaded = await ofPlaywright();
  if (downloaded) return downloaded;
  installFromPackages();
  return onPath();
}

/**
 * Finds Chromium's headless shell, which paints without a window: the browser tests take a third less time in it.
 * HEADLESS_SHELL_PATH or one of the system; tries to install it where apt knows it and this user may.
 * @returns its path, or undefined: the tests then run in the browser itself
 */
export function findHeadlessShell() {
  const shell = process.env.HEADLESS_SHELL_PATH ?? onPath(shellNames);
  if (shell) return existsSync(shell) ? shell : undefined;
  const install = ['install', '-y', '--no-install-recommends', shellNames[0]];
  // Without a word: a system that lacks it is as good, only slower.
  if (isAptAllowed()) spawnSync('apt-get', install, { stdio: 'ignore', timeout: installTimeout });
  return onPath(shellNames);
}
