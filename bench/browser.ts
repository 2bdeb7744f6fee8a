import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { UsageError } from '../server/usage-error.ts';
import { byteTable, measureBytes } from './bytes.ts';
import { documentPaths, unknownPath } from './documents.ts';
import { journeyTable, measureJourneys } from './journeys.ts';
import { type LoadingRow, loadingTable, measureLoading } from './loading.ts';
import { type Origins, serveWithBaseline } from './no-js-baseline.ts';
import { main, readOptions } from './options.ts';
import { runReferenceWorkload } from './reference-workload.ts';
import { compareToTarget, median, report, table } from './report.ts';
import { firstTap, moments, tapToPaint } from './taps.ts';
import { phoneSlowdown, startBrowser } from './visit.ts';

// Measures the built site on a throttled phone, alternating with its no-JS baseline (the same documents without
// scripts).
const siteDir = path.resolve(import.meta.dirname, '../dist/site');
/** The CPU slowdowns to measure by default. */
const defaultSlowdowns = [phoneSlowdown, 10];
/** Minimum rounds of a journey: clicks vary more than page loads. */
const journeyRounds = 9;

/** The routes to measure: the given ones or all. @throws UsageError for a route that the site does not have */
function chooseRoutes(given: string[] | undefined): string[] {
  const all = documentPaths(siteDir).map((route) => (route === '/404' ? unknownPath : route));
  const unknown = given?.find((route) => !all.includes(route));
  if (unknown) throw new UsageError(`The site has no route ${unknown}: choose from ${all.join(', ')}.`);
  return given ?? all;
}

/** The targets of a first tap, which work without hydration. */
const firstTargets = ['menu', 'question'] as const;

async function measureTaps(browser: Browser, origins: Origins, rounds: number) {
  console.log('Measuring taps');
  const paints = moments.map((moment) => ({ moment, figures: [] as Record<string, number>[] }));
  const first = firstTargets.map((name) => ({ name, site: [] as number[], baseline: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { moment, figures } of paints) figures.push(await tapToPaint(browser, origins.site, moment));
    for (const { name, site, baseline } of first) {
      site.push(await firstTap(browser, origins.site, name));
      baseline.push(await firstTap(browser, origins.baseline, name));
    }
  }
  return { paints, first };
}

type Taps = Awaited<ReturnType<typeof measureTaps>>;

function tapTable({ paints, first }: Taps): string {
  const rows = paints.flatMap(({ moment, figures }) =>
    Object.keys(figures[0] ?? {}).map((name) => [
      `Tap to next paint: ${name}, ${moment}`,
      compareToTarget(median(figures.map((round) => round[name] ?? 0)), 200, ' ms'),
    ]),
  );
  const ratios = first.map(({ name, site, baseline }) => [
    `First tap opens the ${name}, ratio to the no-JS baseline`,
    compareToTarget(median(site) / median(baseline), 1.1, 'x', 2),
  ]);
  return table(['Measurement', 'Result'], [...rows, ...ratios]);
}

type Run = {
  routes: string[];
  rounds: number;
  pairs: number;
  slowdowns: readonly number[];
  isTrial: boolean;
};

async function measure({ routes, rounds, pairs, slowdowns, isTrial }: Run): Promise<void> {
  const { origins, close } = await serveWithBaseline(siteDir);
  const browser = await startBrowser();
  try {
    const start = await runReferenceWorkload(browser);
    const bytes = await measureBytes(browser, origins, routes);
    const pages = bytes.rows.map(({ route, site }) => ({ route, islandsInView: site.islandsInView }));
    const loading: { slowdown: number; rows: LoadingRow[] }[] = [];
    for (const slowdown of slowdowns) {
      const options = {
        rounds,
        pairs: slowdown === phoneSlowdown ? Math.max(pairs, rounds) : rounds,
        slowdown,
      };
      loading.push({ slowdown, rows: await measureLoading(browser, origins, pages, options) });
    }
    const taps = await measureTaps(browser, origins, rounds);
    const journeys = await measureJourneys(browser, origins, Math.max(rounds, journeyRounds));
    const markdown = [
      '## In a browser',
      introduction(rounds, pairs),
      '### Bytes',
      byteTable(bytes),
      ...loading.flatMap((part) => [`### Loading, CPU / ${part.slowdown}`, loadingTable(part.rows)]),
      `### Taps, CPU / ${phoneSlowdown}`,
      tapTable(taps),
      `### Page changes, CPU / ${phoneSlowdown}`,
      journeyTable(journeys),
    ];
    const work = { start, end: await runReferenceWorkload(browser) };
    await report(
      'browser',
      markdown.join('\n\n'),
      { bytes, loading, taps, journeys, work },
      { work, isTrial },
    );
  } finally {
    await browser.close();
    await close();
  }
}

const introduction = (rounds: number, pairs: number) =>
  `A phone of 412 by 823 on slow 4G (150 ms, 1.6 Mbps) with a slower processor (CPU / n); median of ${rounds}. The no-JS baseline is the same documents without scripts, from the same server; visits alternate between site and baseline. FCP and LCP are medians of ${pairs} visits at CPU / ${phoneSlowdown}, and their ratios are medians of the ratios of each pair of visits. Bytes are response bodies as sent, up to 20 s after the load of an untouched page, at full speed; islands in view are those within 300 px of the viewport. Blocking time counts from navigation start until 5 s after load. Targets of taps have just become interactive, or have been for 15 s; the time of a tap is its longest event duration until the next paint. Links are clicked ${Math.max(rounds, journeyRounds)} times, after a hover of 300 ms or a touch of 80 ms; the time runs from the click event until the browser has painted the next h1. "Immediately" means as soon as the link exists. The reference workload is a fixed computation in the same browser without a slowdown.`;

await main(async () => {
  const options = readOptions(process.argv.slice(2), {
    rounds: 'number',
    pairs: 'number',
    slowdown: 'number',
    routes: 'list',
  });
  const { rounds = 5, pairs = 25 } = options.numbers;
  if (!existsSync(siteDir)) throw new UsageError('Nothing is built yet: run "npm run build" first.');
  const routes = chooseRoutes(options.lists.routes);
  const { slowdown } = options.numbers;
  const isTrial = slowdown !== undefined || options.lists.routes !== undefined;
  await measure({ routes, rounds, pairs, slowdowns: slowdown ? [slowdown] : defaultSlowdowns, isTrial });
});
