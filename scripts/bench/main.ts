import '../../pipeline/output/production-mode.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { createSiteServer, explain, listen, UsageError } from '@site/serve';
import { root, runBuild } from '../../pipeline/output/run-build.ts';
import { launchOptions } from '../../tests/support/launch-options.ts';
import { builtSample } from '../../tests/support/on-sample.mjs';
import { documentPaths, unknownPath } from './documents.ts';
import { following, loading, type Measure, record, tapping } from './measures.ts';

// `npm run bench`: measures a built site on a slow phone, in turn with its baseline, the same pages without scripts.

const rounds = 3;
/** A phone on slow 4G whose processor is four times slower than this one's, as in Lighthouse. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const processor = { rate: 4 };

const taps: Readonly<Record<string, Measure>> = {
  menu: tapping('/', '[aria-controls="mobile-menu"]'),
  question: tapping('/', 'main summary'),
  'form field': tapping('/', 'main input[name]'),
  tab: tapping('/gallery', 'role=tab[selected=false]'),
  tile: tapping('/gallery', 'main :is([aria-haspopup="dialog"], [data-button])'),
  slider: tapping('/before-after', 'role=slider'),
  chat: tapping('/services', '[aria-controls="chat"]'),
};

/** From a static page, from pages that are mainly an island, and to one. */
const links: Readonly<Record<string, Measure>> = {
  '/ to /services': following('/', '/services'),
  '/ to /gallery': following('/', '/gallery'),
  '/gallery to /contact': following('/gallery', '/contact'),
  '/before-after to /gallery': following('/before-after', '/gallery'),
};

/** Measures on an emulated phone with an empty cache. The start of its renderer varies too much to be measured. */
async function visit(browser: Browser, baseURL: string, measure: Measure, hasScripts: boolean) {
  const context = await browser.newContext({ ...phone, baseURL });
  try {
    context.setDefaultTimeout(60_000);
    // The helper that tsx adds to functions, for functions that are sent to pages.
    await context.addInitScript('globalThis.__name = (named) => named;');
    await context.addInitScript(record);
    const page = await context.newPage();
    await page.goto('/robots.txt');
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Network.setBlockedURLs', { urls: hasScripts ? [] : ['*.js'] });
    await session.send('Emulation.setCPUThrottlingRate', processor);
    return await measure(page, session);
  } finally {
    await context.close();
  }
}

/** Prints the median of each figure with its ratio to the baseline, and the median ratio of all rows. */
async function printTable(browser: Browser, origin: string, measures: Readonly<Record<string, Measure>>) {
  const table: Record<string, Record<string, string>> = {};
  const ratios: Record<string, number[]> = {};
  for (const [name, measure] of Object.entries(measures)) {
    console.log(`Measuring ${name}`);
    const visits: Record<string, number>[][] = [];
    // In turn, so that both meet the same load of the machine.
    for (let round = 0; round < rounds; round += 1)
      visits.push([
        await visit(browser, origin, measure, true),
        await visit(browser, origin, measure, false),
      ]);
    const row: Record<string, string> = {};
    for (const column of Object.keys(visits[0]?.[0] ?? {})) {
      const [own = 0, baseline = 0] = [0, 1].map((side) =>
        median(visits.map((both) => both[side]?.[column] ?? Number.NaN)),
      );
      const ratio = own / baseline;
      row[column] = `${Number(own.toPrecision(3))} ${ratioText(ratio)}`;
      if (Number.isFinite(ratio)) ratios[column] = [...(ratios[column] ?? []), ratio];
    }
    table[name] = row;
  }
  const all = Object.entries(ratios).map(([column, each]) => [column, ratioText(median(each))]);
  console.table({ ...table, all: Object.fromEntries(all) });
}

const ratioText = (ratio: number) => (Number.isFinite(ratio) ? `(${ratio.toFixed(2)}x)` : '');

/** The median; of two middle figures, the lower. */
const median = (figures: number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN;

/** @param folder of a build; without one, the sample is built */
async function bench(folder?: string): Promise<void> {
  if (!folder && !(await runBuild({ outDir: builtSample }))) throw new UsageError('Nothing was measured.');
  const build = path.resolve(root, folder ?? builtSample);
  if (!existsSync(path.join(build, 'headers.json')))
    throw new UsageError(`${folder} has no build: "npm run bench -- dist" measures the last one.`);
  const server = createSiteServer(build);
  const origin = `http://localhost:${await listen(server)}`;
  const browser = await chromium.launch(launchOptions);
  try {
    const routes = documentPaths(path.join(build, 'site')).map((at) => (at === '/404' ? unknownPath : at));
    await printTable(browser, origin, Object.fromEntries(routes.map((route) => [route, loading(route)])));
    await printTable(browser, origin, taps);
    await printTable(browser, origin, links);
  } finally {
    await browser.close();
    server.close();
  }
}

await bench(process.argv[2]).catch(explain);
