import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { documentBytes } from '../pipeline/budgets.ts';
import { serve } from '../server/main.ts';
import { lighthouseScores } from './lighthouse.ts';
import { compareLoading, type Loading, middle } from './loading.ts';
import { main, readOptions, UsageError } from './options.ts';
import { against, median, report, table } from './report.ts';
import { firstTap, nextPage, tapToPaint } from './taps.ts';
import { scriptlessTwin } from './twin.ts';
import { startBrowser } from './visit.ts';

// Measures the built site on a throttled phone, in turn with the same documents without their scripts, or asks
// Lighthouse about it.
const siteDir = path.resolve(import.meta.dirname, '../dist/site');
const unknown = '/no-such-page';

type Origins = { site: string; twin: string };
type Row = { route: string; site: Loading; twin: Loading };

function routesOf(asked: string[] | undefined): string[] {
  const documents = [...documentBytes(siteDir).keys()].map((name) =>
    name === 'index.html' ? '/' : name === '404.html' ? unknown : `/${name.replace(/\.html$/, '')}`,
  );
  const other = asked?.find((route) => !documents.includes(route));
  if (other) throw new UsageError(`The site has no route ${other}: choose from ${documents.join(', ')}.`);
  return asked ?? documents;
}

async function measureLoading(browser: Browser, origins: Origins, routes: string[], rounds: number) {
  const rows: Row[] = [];
  for (const [index, route] of routes.entries()) {
    console.log(`Loading ${route} (${index + 1} of ${routes.length}), ${rounds} times each`);
    const runs = await compareLoading(browser, origins, route, rounds);
    rows.push({ route, site: middle(runs.site), twin: middle(runs.twin) });
  }
  return rows;
}

function loadingTable(rows: readonly Row[]): string {
  const head = ['Route', 'FCP', 'to twin', 'LCP', 'to twin', 'CLS', 'TBT', 'twin'];
  const cells = rows.map(({ route, site, twin }) => [
    route,
    `${site.fcp.toFixed(0)} ms`,
    against(site.fcp / twin.fcp, 1.05, 'x', 2),
    `${site.lcp.toFixed(0)} ms`,
    against(site.lcp / twin.lcp, 1.1, 'x', 2),
    against(site.cls, 0.01, '', 3),
    against(site.tbt, 50, ' ms'),
    `${twin.tbt.toFixed(0)} ms`,
  ]);
  return table(head, cells);
}

async function measureTaps(browser: Browser, origins: Origins, rounds: number) {
  console.log('Tapping');
  const paints: Record<string, number>[] = [];
  const first = { menu: { site: [0], twin: [0] }, answer: { site: [0], twin: [0] } };
  for (const name of ['menu', 'answer'] as const) first[name] = { site: [], twin: [] };
  const pages = { hover: [] as number[], touch: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    paints.push(await tapToPaint(browser, origins.site));
    for (const name of ['menu', 'answer'] as const) {
      first[name].site.push(await firstTap(browser, origins.site, name));
      first[name].twin.push(await firstTap(browser, origins.twin, name));
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
        `First tap opens the ${name}, to twin`,
        against(median(first[name].site) / median(first[name].twin), 1.1, 'x', 2),
      ]),
      ['Link to the heading of the next page, after a hover', against(median(pages.hover), 100, ' ms')],
      ['Link to the heading of the next page, by touch', against(median(pages.touch), 250, ' ms')],
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

async function measure(routes: string[], rounds: number): Promise<void> {
  const twin = await scriptlessTwin(siteDir);
  const servers = [
    await serve({ root: siteDir, port: 0 }),
    await serve({ root: twin.dir, port: 0 }),
  ] as const;
  const origins = {
    site: `http://localhost:${servers[0].port}`,
    twin: `http://localhost:${servers[1].port}`,
  };
  const browser = await startBrowser();
  try {
    const rows = await measureLoading(browser, origins, routes, rounds);
    const taps = await measureTaps(browser, origins, rounds);
    const markdown = [
      '## In a browser',
      `Slow 4G (150 ms, 1.6 Mbps), a processor four times slower, a phone of 412 by 823; middle of ${rounds}. The twin is the same documents without their scripts, from the same server, in turn.`,
      loadingTable(rows),
      tapTable(taps),
    ];
    await report('browser', markdown.join('\n\n'), { rows, taps });
  } finally {
    await browser.close();
  }
  await Promise.all(servers.map((server) => server.close()));
  await twin.remove();
}

await main(async () => {
  const options = readOptions(process.argv.slice(2), {
    rounds: 'number',
    routes: 'list',
    lighthouse: 'flag',
  });
  const rounds = options.numbers.rounds ?? 5;
  if (!existsSync(siteDir)) throw new UsageError('Nothing is built yet: run "npm run build" first.');
  const routes = routesOf(options.lists.routes);
  if (options.flags.has('lighthouse')) await askLighthouse(routes, rounds);
  else await measure(routes, rounds);
});
