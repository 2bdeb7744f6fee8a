import type { Browser, Page } from '@playwright/test';
import { byteLimits, scriptLimit } from './limits.ts';
import type { Origins } from './no-js-baseline.ts';
import { compareToTarget, table } from './report.ts';
import { newVisit, waitForIdle } from './visit.ts';

/** Milliseconds without input after the load of a page. */
const untouchedTime = 20_000;
/** Distance above and below the viewport within which an island counts as in view, in pixels. */
const viewMargin = 300;

type Body = { isScript: boolean; size: number };
/** Response bodies as sent, in bytes, and the number of islands in view after the load. */
type Bytes = { scripts: number; all: number; islandsInView: number };
type ByteRow = { route: string; site: Bytes; baseline: Bytes };
/** The bytes of all routes; `scrolledHome` are the script bytes of home scrolled to its end, if home was measured. */
type ByteCount = { rows: ByteRow[]; scrolledHome: number | undefined };

/** The bytes of scripts, and of all bodies. */
export function sumBodies(bodies: readonly Body[]): { scripts: number; all: number } {
  const sum = (some: readonly Body[]) => some.reduce((total, { size }) => total + size, 0);
  return { scripts: sum(bodies.filter(({ isScript }) => isScript)), all: sum(bodies) };
}

/** Loads a page at full speed with an empty cache, calls `visit`, and counts the bytes of all responses. */
async function countBytes(
  browser: Browser,
  origin: string,
  path: string,
  visit: (page: Page) => Promise<void>,
): Promise<Bytes> {
  const { page, context } = await newVisit(browser, origin, 'unthrottled');
  const bodies: Promise<Body>[] = [];
  page.on('requestfinished', (request) => {
    const body = async () => {
      const type = await (await request.response())?.headerValue('content-type');
      return { isScript: /javascript/.test(type ?? ''), size: (await request.sizes()).responseBodySize };
    };
    bodies.push(body());
  });
  try {
    await page.goto(origin + path);
    const islandsInView = await page.evaluate(countIslandsInView, viewMargin);
    await visit(page);
    return { ...sumBodies(await Promise.all(bodies)), islandsInView };
  } finally {
    await context.close();
  }
}

/** Runs inside the page. Measures the content of islands, because their own element may have no box. */
function countIslandsInView(margin: number): number {
  return [...document.querySelectorAll('[data-island]')].filter((island) => {
    const range = document.createRange();
    range.selectNodeContents(island);
    const { top, bottom, width, height } = range.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > -margin && top < innerHeight + margin;
  }).length;
}

const stayUntouched = (page: Page) => page.waitForTimeout(untouchedTime);

/** Scrolls to the end by half a viewport at a time, and waits until the network is idle. */
async function scrollToEnd(page: Page): Promise<void> {
  const scrollOn = () =>
    page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
    });
  while (await scrollOn()) await page.waitForTimeout(250);
  await waitForIdle(page);
}

/** Counts the bytes of all routes concurrently, because they do not depend on speed. */
export async function measureBytes(browser: Browser, origins: Origins, routes: string[]): Promise<ByteCount> {
  console.log(`Counting the bytes of ${routes.length} routes, ${untouchedTime / 1000} s each without input`);
  const scrolled = routes.includes('/')
    ? countBytes(browser, origins.site, '/', scrollToEnd).then(({ scripts }) => scripts)
    : undefined;
  const rows = routes.map(async (route) => {
    const [site, baseline] = await Promise.all([
      countBytes(browser, origins.site, route, stayUntouched),
      countBytes(browser, origins.baseline, route, stayUntouched),
    ]);
    return { route, site, baseline };
  });
  return { rows: await Promise.all(rows), scrolledHome: await scrolled };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The bytes of each route as a Markdown table. */
export function byteTable({ rows, scrolledHome }: ByteCount): string {
  const head = ['Route', 'Islands in view', 'JavaScript', 'All bytes', 'No-JS baseline', 'Ratio'];
  const scripts = (bytes: number, limit: number) => compareToTarget(bytes / 1000, limit / 1000, ' kB', 1);
  const cells = rows.map(({ route, site, baseline }) => [
    route,
    site.islandsInView,
    scripts(site.scripts, scriptLimit(route, site.islandsInView)),
    kilobytes(site.all),
    kilobytes(baseline.all),
    compareToTarget(site.all / baseline.all, byteLimits.all, 'x', 2),
  ]);
  const home = scrolledHome === undefined ? [] : [scripts(scrolledHome, byteLimits.scriptsOfHome)];
  return table(head, [...cells, ...home.map((sum) => ['/, scrolled to its end', '', sum, '', '', ''])]);
}
