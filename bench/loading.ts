import type { Browser } from '@playwright/test';
import { blockingLimit, blockingTime } from './limits.ts';
import type { Origins } from './no-js-baseline.ts';
import { compareToTarget, median, table } from './report.ts';
import { openUnobserved } from './unobserved-page.ts';

/** Milliseconds after the load until which blocking time counts. */
const blockingWindow = 5000;
/** Milliseconds after the load for a visit that only measures paints. */
const paintWindow = 500;
/** Milliseconds until the browser has reported all performance entries. */
const reportDelay = 200;

/** FCP, LCP and blocking time until 5 s after load in milliseconds; CLS has no unit. */
type Loading = { fcp: number; lcp: number; cls: number; blocking: number };
/** The median figures of a route, and the ratios to the baseline of each pair of visits. */
export type LoadingRow = {
  route: string;
  islandsInView: number;
  site: Loading;
  baseline: Loading;
  ratios: readonly Pick<Loading, 'fcp' | 'lcp'>[];
};

/** Loads a page with an empty cache. @param until milliseconds after the load until which it is measured */
async function loadOnce(
  browser: Browser,
  address: URL,
  { slowdown, until }: { slowdown: number; until: number },
): Promise<Loading> {
  const page = await openUnobserved(browser, address.origin, slowdown);
  try {
    const metrics = await page.load(address.href, until + reportDelay);
    const { fcp, lcp, cls, longTasks, load } = metrics;
    return { fcp, lcp, cls, blocking: blockingTime(longTasks, load + until) };
  } finally {
    await page.close();
  }
}

/**
 * Loads each route from the site and its no-JS baseline, alternating. @returns the medians of each route
 * @param rounds pairs of visits that also measure blocking time
 * @param pairs pairs of visits that measure paints, including those of `rounds`; the others are shorter
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
        const until = pair < rounds ? blockingWindow : paintWindow;
        runs[of].push(await loadOnce(browser, new URL(route, origins[of]), { slowdown, until }));
      }
    const ratios = runs.site.map((site, pair) => {
      const { fcp, lcp } = runs.baseline[pair] ?? site;
      return { fcp: site.fcp / fcp, lcp: site.lcp / lcp };
    });
    const [site, baseline] = [medians(runs.site, rounds), medians(runs.baseline, rounds)];
    rows.push({ route, islandsInView, site, baseline, ratios });
  }
  return rows;
}

/** The medians of paints over all visits, and of CLS and blocking time over the first `rounds` visits. */
function medians(runs: readonly Loading[], rounds: number): Loading {
  const of = (key: keyof Loading, visits = runs) => median(visits.map((visit) => visit[key]));
  const long = runs.slice(0, rounds);
  return { fcp: of('fcp'), lcp: of('lcp'), cls: of('cls', long), blocking: of('blocking', long) };
}

/** The loading figures of each route as a Markdown table. */
export function loadingTable(rows: readonly LoadingRow[]): string {
  const head = ['Route', 'FCP', 'Ratio', 'LCP', 'Ratio', 'CLS', 'Blocking time', 'No-JS baseline'];
  const medianRatio = (ratios: LoadingRow['ratios'], key: 'fcp' | 'lcp', limit: number) =>
    compareToTarget(median(ratios.map((ratio) => ratio[key])), limit, 'x', 2);
  const cells = rows.map(({ route, islandsInView, site, baseline, ratios }) => [
    route,
    `${site.fcp.toFixed(0)} ms`,
    medianRatio(ratios, 'fcp', 1.1),
    `${site.lcp.toFixed(0)} ms`,
    medianRatio(ratios, 'lcp', 1.1),
    compareToTarget(site.cls, 0.01, '', 3),
    compareToTarget(site.blocking, blockingLimit(route, islandsInView, baseline.blocking), ' ms'),
    `${baseline.blocking.toFixed(0)} ms`,
  ]);
  const all = rows.flatMap(({ ratios }) => ratios);
  const total = [
    'all routes',
    '',
    medianRatio(all, 'fcp', 1.03),
    '',
    medianRatio(all, 'lcp', 1.05),
    '',
    '',
    '',
  ];
  return table(head, [...cells, total]);
}
