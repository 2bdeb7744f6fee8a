import type { Browser } from '@playwright/test';
import { blockingLimit, blockingTime } from './limits.ts';
import type { Origins } from './no-js-baseline.ts';
import { against, median, table } from './report.ts';
import { newVisit } from './visit.ts';

/** How long after its load blocking time is still counted, in milliseconds. */
const watched = 5000;
/** How long after its load a page is left alone where only its paints are asked for, in milliseconds. */
const untilPainted = 500;
/** The browser reports what happened a moment later. */
const reportDelay = 200;

/** First and largest paint, layout shift and blocking time until 5 s after load; in milliseconds, shifts have no unit. */
type Loading = { fcp: number; lcp: number; cls: number; blocking: number };
/** The middle figures of a route, and each pair of visits as a ratio to the baseline. */
export type LoadingRow = {
  route: string;
  islandsInView: number;
  site: Loading;
  baseline: Loading;
  ratios: readonly Pick<Loading, 'fcp' | 'lcp'>[];
};

/** Loads one path once, with an empty cache, and watches it for so many milliseconds after its load. */
async function loadOnce(
  browser: Browser,
  address: URL,
  { slowdown, until }: { slowdown: number; until: number },
): Promise<Loading> {
  const { page, context } = await newVisit(browser, address.origin, slowdown);
  try {
    await page.goto(address.href);
    // Nothing is asked of the page before the end: it would be measured with it.
    await page.waitForTimeout(until + reportDelay);
    const { fcp, lcp, cls, longTasks, load } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return { ...window.bench, load: navigation?.duration ?? 0 };
    });
    return { fcp, lcp, cls, blocking: blockingTime(longTasks, load + until) };
  } finally {
    await context.close();
  }
}

/**
 * Loads each route from the site and its no-JS baseline in turn. Returns the middle of each figure.
 * @param rounds pairs of visits that are watched for blocking time as well
 * @param pairs pairs of visits for the paints, with those of `rounds`; a visit for its paints alone is shorter
 */
export async function measureLoading(
  browser: Browser,
  origins: Origins,
  routes: readonly { route: string; islandsInView: number }[],
  { rounds, pairs, slowdown }: { rounds: number; pairs: number; slowdown: number },
): Promise<LoadingRow[]> {
  const rows: LoadingRow[] = [];
  for (const [index, { route, islandsInView }] of routes.entries()) {
    console.log(
      `Loading ${route} (${index + 1} of ${routes.length}), ${pairs} times each, CPU / ${slowdown}`,
    );
    const runs: { site: Loading[]; baseline: Loading[] } = { site: [], baseline: [] };
    for (let pair = 0; pair < pairs; pair += 1)
      for (const of of ['site', 'baseline'] as const) {
        const until = pair < rounds ? watched : untilPainted;
        runs[of].push(await loadOnce(browser, new URL(route, origins[of]), { slowdown, until }));
      }
    const ratios = runs.site.map((site, pair) => {
      const { fcp, lcp } = runs.baseline[pair] ?? site;
      return { fcp: site.fcp / fcp, lcp: site.lcp / lcp };
    });
    const [site, baseline] = [middle(runs.site, rounds), middle(runs.baseline, rounds)];
    rows.push({ route, islandsInView, site, baseline, ratios });
  }
  return rows;
}

/** The middle of each figure: of all visits, and of the first ones, which were watched for longer. */
function middle(runs: readonly Loading[], watchedFor: number): Loading {
  const of = (key: keyof Loading, visits = runs) => median(visits.map((visit) => visit[key]));
  const long = runs.slice(0, watchedFor);
  return { fcp: of('fcp'), lcp: of('lcp'), cls: of('cls', long), blocking: of('blocking', long) };
}

/** How fast each route loads, as a table in Markdown. */
export function loadingTable(rows: readonly LoadingRow[]): string {
  const head = [
    'Route',
    'FCP',
    'to baseline',
    'LCP',
    'to baseline',
    'CLS',
    'Blocking time',
    'no-JS baseline',
  ];
  const middleRatio = (ratios: LoadingRow['ratios'], key: 'fcp' | 'lcp', limit: number) =>
    against(median(ratios.map((ratio) => ratio[key])), limit, 'x', 2);
  const cells = rows.map(({ route, islandsInView, site, baseline, ratios }) => [
    route,
    `${site.fcp.toFixed(0)} ms`,
    middleRatio(ratios, 'fcp', 1.1),
    `${site.lcp.toFixed(0)} ms`,
    middleRatio(ratios, 'lcp', 1.1),
    against(site.cls, 0.01, '', 3),
    against(site.blocking, blockingLimit(route, islandsInView, baseline.blocking), ' ms'),
    `${baseline.blocking.toFixed(0)} ms`,
  ]);
  const all = rows.flatMap(({ ratios }) => ratios);
  const total = [
    'all routes',
    '',
    middleRatio(all, 'fcp', 1.03),
    '',
    middleRatio(all, 'lcp', 1.05),
    '',
    '',
    '',
  ];
  return table(head, [...cells, total]);
}
