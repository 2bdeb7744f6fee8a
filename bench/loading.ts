import type { Browser } from '@playwright/test';
import { blockingLimit, blockingTime } from './limits.ts';
import type { Origins } from './no-js-baseline.ts';
import { against, median, table } from './report.ts';
import { newVisit } from './visit.ts';

/** How long after its load blocking time is still counted, in milliseconds. */
const watched = 5000;
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

/** Loads one path once, with an empty cache. */
async function loadOnce(browser: Browser, origin: string, path: string, slowdown: number): Promise<Loading> {
  const { page, context } = await newVisit(browser, origin, slowdown);
  try {
    await page.goto(origin + path);
    // Nothing is asked of the page before the end: it would be measured with it.
    await page.waitForTimeout(watched + reportDelay);
    const { fcp, lcp, cls, longTasks, load } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return { ...window.bench, load: navigation?.duration ?? 0 };
    });
    return { fcp, lcp, cls, blocking: blockingTime(longTasks, load + watched) };
  } finally {
    await context.close();
  }
}

/** Loads each route from the site and its no-JS baseline in turn. Returns the middle of each figure. */
export async function measureLoading(
  browser: Browser,
  origins: Origins,
  routes: readonly { route: string; islandsInView: number }[],
  { rounds, slowdown }: { rounds: number; slowdown: number },
): Promise<LoadingRow[]> {
  const rows: LoadingRow[] = [];
  for (const [index, { route, islandsInView }] of routes.entries()) {
    console.log(
      `Loading ${route} (${index + 1} of ${routes.length}), ${rounds} times each, CPU / ${slowdown}`,
    );
    const runs: { site: Loading[]; baseline: Loading[] } = { site: [], baseline: [] };
    for (let round = 0; round < rounds; round += 1) {
      runs.site.push(await loadOnce(browser, origins.site, route, slowdown));
      runs.baseline.push(await loadOnce(browser, origins.baseline, route, slowdown));
    }
    const ratios = runs.site.map((site, pair) => {
      const { fcp, lcp } = runs.baseline[pair] ?? site;
      return { fcp: site.fcp / fcp, lcp: site.lcp / lcp };
    });
    rows.push({ route, islandsInView, site: middle(runs.site), baseline: middle(runs.baseline), ratios });
  }
  return rows;
}

/** The middle of each figure. */
function middle(runs: readonly Loading[]): Loading {
  const of = (key: keyof Loading) => median(runs.map((run) => run[key]));
  return { fcp: of('fcp'), lcp: of('lcp'), cls: of('cls'), blocking: of('blocking') };
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
