import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { documentBytes } from '../pipeline/budgets.ts';
import { serve } from '../server/main.ts';
import { UsageError } from '../server/usage-error.ts';
import { byteTable, measureBytes } from './bytes.ts';
import { fixedWork } from './reference-workload.ts';
import { lighthouseScores } from './lighthouse.ts';
import { type LoadingRow, loadingTable, measureLoading } from './loading.ts';
import { measureTrips, tripTable } from './journeys.ts';
import { type Origins, serveWithBaseline } from './no-js-baseline.ts';
import { main, readOptions } from './options.ts';
import { against, median, report, table } from './report.ts';
import { firstTap, moments, tapToPaint } from './taps.ts';
import { phoneSlowdown, startBrowser } from './visit.ts';

// Measures the built site on a throttled phone, in turn with its no-JS baseline (the same documents without their
// scripts), or asks Lighthouse about it.
const siteDir = path.resolve(import.meta.dirname, '../dist/site');
const unknown = '/no-such-page';
/** How many times slower the processor is, in turn, where the terminal asks for nothing else. */
const allSlowdowns = [phoneSlowdown, 10];
/** A click differs more from one to the next than a load does. */
const tripRounds = 9;

function routesOf(asked: string[] | undefined): string[] {
  const documents = [...documentBytes(siteDir).keys()].map((name) =>
    name === 'index.html' ? '/' : name === '404.html' ? unknown : `/${name.replace(/\.html$/, '')}`,
  );
  const other = asked?.find((route) => !documents.includes(route));
  if (other) throw new UsageError(`The site has no route ${other}: choose from ${documents.join(', ')}.`);
  return asked ?? documents;
}

/** What the first tap of a visit opens, without hydration. */
const opening = ['menu', 'question'] as const;

async function measureTaps(browser: Browser, origins: Origins, rounds: number) {
  console.log('Tapping');
  const paints = moments.map((moment) => ({ moment, figures: [] as Record<string, number>[] }));
  const first = opening.map((name) => ({ name, site: [] as number[], baseline: [] as number[] }));
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
      against(median(figures.map((round) => round[name] ?? 0)), 200, ' ms'),
    ]),
  );
  const ratios = first.map(({ name, site, baseline }) => [
    `First tap opens the ${name}, to the no-JS baseline`,
    against(median(site) / median(baseline), 1.1, 'x', 2),
  ]);
  return table(['What', 'Measured'], [...rows, ...ratios]);
}

/** Lighthouse refuses documents that answer with 404, so that page is left out. */
async function askLighthouse(routes: readonly string[], rounds: number): Promise<void> {
  const server = await serve({ root: siteDir, port: 0 });
  const rows: (string | number)[][] = [];
  for (const route of routes.filter((candidate) => candidate !== unknown)) {
    console.log(`Asking Lighthouse about ${route}, ${rounds} times`);
    const scores = await lighthouseScores(`http://localhost:${server.port}${route}`, rounds);
    rows.push([route, ...Object.values(scores)]);
  }
  await server.close();
  const head = ['Route', 'Performance', 'Accessibility', 'Best practices', 'SEO'];
  await report('lighthouse', `## Lighthouse, as a phone, middle of ${rounds}\n\n${table(head, rows)}`, rows);
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
    const start = await fixedWork(browser);
    const bytes = await measureBytes(browser, origins, routes);
    const asked = bytes.rows.map(({ route, site }) => ({ route, islandsInView: site.islandsInView }));
    const loading: { slowdown: number; rows: LoadingRow[] }[] = [];
    for (const slowdown of slowdowns) {
      const often = {
        rounds,
        pairs: slowdown === phoneSlowdown ? Math.max(pairs, rounds) : rounds,
        slowdown,
      };
      loading.push({ slowdown, rows: await measureLoading(browser, origins, asked, often) });
    }
    const taps = await measureTaps(browser, origins, rounds);
    const trips = await measureTrips(browser, origins, Math.max(rounds, tripRounds));
    const markdown = [
      '## In a browser',
      introduction(rounds, pairs),
      '### Bytes',
      byteTable(bytes),
      ...loading.flatMap((part) => [`### Loading, CPU / ${part.slowdown}`, loadingTable(part.rows)]),
      `### Taps, CPU / ${phoneSlowdown}`,
      tapTable(taps),
      `### Links, CPU / ${phoneSlowdown}`,
      tripTable(trips),
    ];
    const work = { start, end: await fixedWork(browser) };
    await report('browser', markdown.join('\n\n'), { bytes, loading, taps, trips, work }, { work, isTrial });
  } finally {
    await browser.close();
    await close();
  }
}

const introduction = (rounds: number, pairs: number) =>
  `A phone of 412 by 823 on slow 4G (150 ms, 1.6 Mbps) with a processor so many times slower (CPU / n); middle of ${rounds}. The no-JS baseline is the same documents without their scripts, from the same server, in turn. FCP and LCP are the middle of ${pairs} visits at CPU / ${phoneSlowdown}, and their ratios the middle of those of each pair of visits. Bytes are bodies as they were sent, 20 s after the load of an untouched page, at full speed; islands in view are those within 300 px of the window. Blocking time counts from navigation start until 5 s after load. What is tapped works already, since a moment or for 15 s; its time is the longest from an event to the next paint. A link is clicked ${Math.max(rounds, tripRounds)} times, after a hover of 300 ms or a touch of 80 ms; its time runs from the click event until the browser has painted the next h1; at once is as soon as the link is there. The fixed work is the same computing in the same browser, not slowed down.`;

await main(async () => {
  const options = readOptions(process.argv.slice(2), {
    rounds: 'number',
    pairs: 'number',
    slowdown: 'number',
    routes: 'list',
    lighthouse: 'flag',
  });
  const { rounds = 5, pairs = 25 } = options.numbers;
  if (!existsSync(siteDir)) throw new UsageError('Nothing is built yet: run "npm run build" first.');
  const routes = routesOf(options.lists.routes);
  if (options.flags.has('lighthouse')) await askLighthouse(routes, rounds);
  else {
    const { slowdown } = options.numbers;
    const isTrial = slowdown !== undefined || options.lists.routes !== undefined;
    await measure({ routes, rounds, pairs, slowdowns: slowdown ? [slowdown] : allSlowdowns, isTrial });
  }
});
