import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { explain, UsageError } from '@site/serve';
import { launchOptions } from '../../tests/launch-options.ts';
import { findBrowser, missingBrowser } from '../find-browser.mjs';
import { documentPaths, unknownPath } from './documents.ts';
import { serveWithBaseline } from './no-js-baseline.ts';
import { measurePageChanges } from './page-changes.ts';
import { measurePages, pageTable } from './pages.ts';
import { conditions } from './report.ts';
import { measureTaps } from './taps.ts';

// Measures the built site on a slow phone, in turn with its no-JS baseline: the same documents without scripts.
const siteDir = path.resolve(import.meta.dirname, '../../dist/site');
const usage = 'Options: --rounds=5, --routes=/,/gallery for a trial of some routes.';

/** The options of the command line. @throws UsageError */
function readOptions(): { rounds: number; routes: string[] | undefined } {
  const options = { rounds: { type: 'string', default: '5' }, routes: { type: 'string' } } as const;
  try {
    const { rounds, routes } = parseArgs({ options }).values;
    if (!/^[1-9]\d*$/.test(rounds)) throw new Error('--rounds must be a whole number above 0.');
    return { rounds: Number(rounds), routes: routes?.split(',') };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

async function measure(): Promise<void> {
  const { rounds, routes } = readOptions();
  if (!findBrowser()) throw new UsageError(missingBrowser);
  const { origins, close } = await serveWithBaseline(siteDir);
  const all = documentPaths(siteDir).map((route) => (route === '/404' ? unknownPath : route));
  const unknown = routes?.find((route) => !all.includes(route));
  const browser = await chromium.launch(launchOptions);
  try {
    if (unknown) throw new UsageError(`The site has no route ${unknown}: choose from ${all.join(', ')}.`);
    const pages = await measurePages(browser, origins, routes ?? all, rounds);
    const markdown = [
      `Median of ${rounds} visits; ± is half of their range: a difference below the ± of both figures means nothing.`,
      pageTable(pages),
      ...(routes ? [] : [await measureTaps(browser, origins.site, rounds)]),
      ...(routes ? [] : [await measurePageChanges(browser, origins, rounds)]),
    ];
    console.log(`\n${[...markdown, conditions()].join('\n\n')}\n`);
  } finally {
    await browser.close();
    await close();
  }
}

await measure().catch(explain);
