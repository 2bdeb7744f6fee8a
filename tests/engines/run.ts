import path from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { serveWithBaseline } from '../../bench/no-js-baseline.ts';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { readHeaderRules } from '../../server/header-rules.ts';
import { paths } from '../site.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { downloadFromPlaywright, installPackages } from './install.ts';
import { journeys, withoutScripts } from './journeys.ts';
import { startPlaywright } from './playwright-engine.ts';
import { openPage, routeFaults } from './routes.ts';
import { startWebKit } from './webkit.ts';

// A smoke journey through the built site in Chromium, Firefox and WebKit: by Playwright's own browsers where they are
// there or can be downloaded, else by the packages of Debian. An engine that cannot be had is skipped with a line.

/** Gives an engine, or undefined where it cannot be had. */
const engines: Record<string, () => Promise<Engine | undefined>> = {
  async Chromium() {
    const found = findBrowser();
    return found ? startPlaywright(chromium, found.executablePath) : undefined;
  },
  Firefox: () =>
    firstOf(
      () => startPlaywright(firefox),
      startFirefox,
      () => (downloadFromPlaywright('firefox') ? startPlaywright(firefox) : undefined),
      () => (installPackages(['firefox-esr']) ? startFirefox() : undefined),
    ),
  WebKit: () =>
    firstOf(
      () => startPlaywright(webkit),
      startWebKit,
      () => (downloadFromPlaywright('webkit') ? startPlaywright(webkit) : undefined),
      () =>
        installPackages(['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb']) ? startWebKit() : undefined,
    ),
};

async function firstOf(
  ...ways: (() => Promise<Engine | undefined> | undefined)[]
): Promise<Engine | undefined> {
  for (const start of ways) {
    const engine = await start();
    if (engine) return engine;
  }
  return undefined;
}

const counts = { passed: 0, failed: 0 };

/** Runs one step, and counts and prints its faults: those that it returns or throws, and what the page complained of. */
async function step(engine: Engine, name: string, run: () => Promise<readonly string[]>): Promise<void> {
  const thrown = (error: unknown) => [
    error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  ];
  const faults = [...(await run().catch(thrown)), ...engine.takeErrors()];
  counts[faults.length > 0 ? 'failed' : 'passed'] += 1;
  for (const fault of faults) console.log(`${engine.name}, ${name}: ${fault}`);
}

const siteDir = path.resolve(import.meta.dirname, '../../dist/site');
// With the headers of the site: engines differ in what they make of a content security policy.
const headers = readHeaderRules(path.join(siteDir, '../headers.json'));
const { origins, close } = await serveWithBaseline(siteDir, headers);
for (const [name, find] of Object.entries(engines)) {
  const engine = await find();
  if (!engine) {
    console.log(`${name} is skipped: it is not on this machine and could not be installed.`);
    continue;
  }
  const start = Date.now();
  for (const route of paths)
    await step(engine, route, async () => {
      await openPage(engine.page, origins.site + route);
      return routeFaults(engine.page);
    });
  for (const [what, journey] of Object.entries(journeys))
    await step(engine, what, () => journey(engine.page, origins.site).then(() => []));
  await step(engine, 'without scripts', () => withoutScripts(engine.page, origins.baseline).then(() => []));
  await engine.close();
  console.log(`${engine.name}: ${Math.round((Date.now() - start) / 1000)} s`);
}
await close();
console.log(`${counts.passed} steps passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
