import type { Browser } from '@playwright/test';
import type { Origins } from './no-js-baseline.ts';
import { figure, median, table } from './report.ts';
import { type Metrics, visit } from './visit.ts';

/** How long bytes are counted after a page has loaded, without input, in milliseconds. */
const untouchedTime = 20_000;
/** The same for speed: by then, an island in view has hydrated. */
const loadingTime = 5000;

type Bytes = { scripts: number; all: number };
type Page = {
  route: string;
  bytes: { site: Bytes; baseline: Bytes };
  /** Visits to the site and to the baseline in turn. */
  visits: { site: Metrics; baseline: Metrics }[];
};

/** The bytes of all response bodies as sent, which do not depend on speed. */
function countBytes(browser: Browser, origin: string, route: string): Promise<Bytes> {
  return visit(
    browser,
    origin,
    async (page) => {
      const bodies: Promise<Bytes>[] = [];
      page.on('requestfinished', (request) => {
        const body = async () => {
          const type = await (await request.response())?.headerValue('content-type');
          const size = (await request.sizes()).responseBodySize;
          return { scripts: /javascript/.test(type ?? '') ? size : 0, all: size };
        };
        bodies.push(body());
      });
      await page.goto(origin + route);
      await page.waitForTimeout(untouchedTime);
      const sum = (key: keyof Bytes, sizes: Bytes[]) => sizes.reduce((total, size) => total + size[key], 0);
      const sizes = await Promise.all(bodies);
      return { scripts: sum('scripts', sizes), all: sum('all', sizes) };
    },
    false,
  );
}

function load(browser: Browser, origin: string, route: string): Promise<Metrics> {
  return visit(browser, origin, async (page) => {
    await page.goto(origin + route);
    await page.waitForTimeout(loadingTime);
    return page.evaluate(() => window.bench);
  });
}

/** Counts the bytes of each route and loads it several times, from the site and from its no-JS baseline. */
export async function measurePages(
  browser: Browser,
  origins: Origins,
  routes: readonly string[],
  rounds: number,
): Promise<Page[]> {
  console.log(`Counting the bytes of ${routes.length} routes`);
  const pages = await Promise.all(
    routes.map(async (route): Promise<Page> => {
      const [site, baseline] = await Promise.all([
        countBytes(browser, origins.site, route),
        countBytes(browser, origins.baseline, route),
      ]);
      return { route, bytes: { site, baseline }, visits: [] };
    }),
  );
  for (const { route, visits } of pages) {
    console.log(`Loading ${route} ${rounds} times`);
    for (let round = 0; round < rounds; round += 1)
      visits.push({
        site: await load(browser, origins.site, route),
        baseline: await load(browser, origins.baseline, route),
      });
  }
  return pages;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The figures of each page as a Markdown table, with the ratio to the no-JS baseline. */
export function pageTable(pages: readonly Page[]): string {
  const head = [
    'Route',
    'JavaScript',
    'All bytes',
    'Ratio',
    'FCP',
    'Ratio',
    'LCP',
    'Ratio',
    'CLS',
    'Blocking',
  ];
  const ratios = (key: 'fcp' | 'lcp', visits: Page['visits']) =>
    visits.map(({ site, baseline }) => site[key] / baseline[key]);
  const rows = pages.map(({ route, bytes: { site, baseline }, visits }) => {
    const of = (key: keyof Metrics) => visits.map((pair) => pair.site[key]);
    return [
      route,
      kilobytes(site.scripts),
      kilobytes(site.all),
      `${(site.all / baseline.all).toFixed(2)}x`,
      figure(of('fcp'), ' ms'),
      figure(ratios('fcp', visits), 'x', 2),
      figure(of('lcp'), ' ms'),
      figure(ratios('lcp', visits), 'x', 2),
      figure(of('cls'), '', 3),
      figure(of('blocking'), ' ms'),
    ];
  });
  const ofAll = (key: 'fcp' | 'lcp') =>
    `${median(
      ratios(
        key,
        pages.flatMap(({ visits }) => visits),
      ),
    ).toFixed(2)}x`;
  return table(head, [...rows, ['all routes', '', '', '', '', ofAll('fcp'), '', ofAll('lcp'), '', '']]);
}
