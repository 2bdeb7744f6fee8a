import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { documentBytes } from '../pipeline/budgets.ts';
import { serve } from '../server/main.ts';
import { byteTable, measureBytes } from './bytes.ts';
import { fixedWork } from './fixed-work.ts';
import { lighthouseScores } from './lighthouse.ts';
import { type LoadingRow, loadingTable, measureLoading } from './loading.ts';
import { nextPage } from './next-page.ts';
import { type Origins, serveWithBaseline } from './no-js-baseline.ts';
import { main, readOptions, UsageError } from './options.ts';
import { against, median, report, table } from './report.ts';
import { firstTap, tapToPaint } from './taps.ts';
import { phoneSlowdown, startBrowser } from './visit.ts';

// Measures the built site on a throttled phone, in turn with its no-JS baseline (the same documents without their
// scripts), or asks Lighthouse about it.
const siteDir = path.resolve(import.meta.dirname, '../dist/site');
const unknown = '/no-such-page';
/** How many times slower the processor is, in turn, where the terminal asks for nothing else. */
const allSlowdowns = [phoneSlowdown, 10];

function routesOf(asked: string[] | undefined): string[] {
  const documents = [...documentBytes(siteDir).keys()].map((name) =>
    name === 'index.html' ? '/' : name === '404.html' ? unknown : `/${name.replace(/\.html$/, '')}`,
  );
  const other = asked?.find((route) => !documents.includes(route));
  if (other) throw new UsageError(`The site has no route ${other}: choose from ${documents.join(', ')}.`);
  return asked ?? documents;
}

async function measureTaps(browser: Browser, origins: Origins, rounds: number) {
  console.log('Tapping');
  const paints: Record<string, number>[] = [];
  const first = { menu: { site: [0], baseline: [0] }, answer: { site: [0], baseline: [0] } };
  for (const name of ['menu', 'answer'] as const) first[name] = { site: [], baseline: [] };
  const pages = { hover: [] as number[], touch: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    paints.push(await tapToPaint(browser, origins.site));
    for (const name of ['menu', 'answer'] as const) {
      first[name].site.push(await firstTap(browser, origins.site, name));
      first[name].baseline.push(await firstTap(browser, origins.baseline, name));
    }
    for (const by of ['hover', 'touch'] as const) pages[by].push(await nextPage(browser, origins.site, by));
  }
  return { paints, first, pages };
}

type Taps = Awaited<ReturnType<typeof measureTaps>>;

function tapTable({ paints, first, pages }: Taps): string {
  const names = Object.keys(paints[0] ?? {});
  return table(
    ['What', 'Measured'],
    [
      ...names.map((name) => [
        `Tap to next paint: ${name}`,
        against(median(paints.map((paint) => paint[name] ?? 0)), 100, ' ms'),
      ]),
      ...(['menu', 'answer'] as const).map((name) => [
        `First tap opens the ${name}, to the no-JS baseline`,
        against(median(first[name].site) / median(first[name].baseline), 1.1, 'x', 2),
      ]),
      ['Link to the heading of the next page, after a hover', against(median(pages.hover), 100, ' ms')],
      ['Link to the heading of the next page, by touch', against(median(pages.touch), 100, ' ms')],
    ],
  );
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

type Run = { routes: string[]; rounds: number; slowdowns: readonly number[]; isTrial: boolean };

async function measure({ routes, rounds, slowdowns, isTrial }: Run): Promise<void> {
  const { origins, close } = await serveWithBaseline(siteDir);
  const browser = await startBrowser();
  try {
    const start = await fixedWork(browser);
    const bytes = await measureBytes(browser, origins, routes);
    const asked = bytes.rows.map(({ route, site }) => ({ route, islandsInView: site.islandsInView }));
    const loading: { slowdown: number; rows: LoadingRow[] }[] = [];
    for (const slowdown of slowdowns)
      loading.push({ slowdown, rows: await measureLoading(browser, origins, asked, { rounds, slowdown }) });
    const taps = await measureTaps(browser, origins, rounds);
    const markdown = [
      '## In a browser',
      introduction(rounds),
      '### Bytes',
      byteTable(bytes),
      ...loading.flatMap((part) => [`### Loading, CPU / ${part.slowdown}`, loadingTable(part.rows)]),
      `### Taps and links, CPU / ${phoneSlowdown}`,
      tapTable(taps),
    ];
    const work = { start, end: await fixedWork(browser) };
    await report('browser', markdown.join('\n\n'), { bytes, loading, taps, work }, { work, isTrial });
  } finally {
    await browser.close();
    await close();
  }
}

const introduction = (rounds: number) =>
  `A phone of 412 by 823 on slow 4G (150 ms, 1.6 Mbps) with a processor so many times slower (CPU / n); middle of ${rounds}. The no-JS baseline is the same documents without their scripts, from the same server, in turn. Bytes are bodies as they were sent, 20 s after the load of an untouched page, at full speed; islands in view are those within 300 px of the window. Blocking time counts from navigation start until 5 s after load. A link is clicked after a hover of 300 ms or a touch of 80 ms; its time runs from the click event until the browser has painted the next h1. The fixed work is the same computing in the same browser, not slowed down.`;

await main(async () => {
  const options = readOptions(process.argv.slice(2), {
    rounds: 'number',
    slowdown: 'number',
    routes: 'list',
    lighthouse: 'flag',
  });
  const rounds = options.numbers.rounds ?? 5;
  if (!existsSync(siteDir)) throw new UsageError('Nothing is built yet: run "npm run build" first.');
  const routes = routesOf(options.lists.routes);
  if (options.flags.has('lighthouse')) await askLighthouse(routes, rounds);
  else {
    const { slowdown } = options.numbers;
    const isTrial = slowdown !== undefined || options.lists.routes !== undefined;
    await measure({ routes, rounds, slowdowns: slowdown ? [slowdown] : allSlowdowns, isTrial });
  }
});
