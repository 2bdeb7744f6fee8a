import type { Browser, Page } from '@playwright/test';
import { byteLimits, scriptLimit } from './limits.ts';
import type { Origins } from './no-js-baseline.ts';
import { against, table } from './report.ts';
import { newVisit, settled } from './visit.ts';

/** How long a page is left alone after its load, in milliseconds. */
const untouched = 20_000;
/** How far below and above the window an island counts as in view, in pixels. */
const nearView = 300;

type Body = { isScript: boolean; size: number };
/** Bodies as they were sent, in bytes, and how many islands were in view or near it when the page had loaded. */
type Bytes = { scripts: number; all: number; islandsInView: number };
type ByteRow = { route: string; site: Bytes; baseline: Bytes };
/** All that is counted; the scripts of home scrolled to its end only where home was asked for. */
type ByteCount = { rows: ByteRow[]; scrolledHome: number | undefined };

/** The bytes of the scripts among some bodies, and of all. */
export function sumBodies(bodies: readonly Body[]): { scripts: number; all: number } {
  const sum = (some: readonly Body[]) => some.reduce((total, { size }) => total + size, 0);
  return { scripts: sum(bodies.filter(({ isScript }) => isScript)), all: sum(bodies) };
}

/** Loads a page once at full speed with an empty cache, does something with it and counts what it fetched. */
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
    const islandsInView = await page.evaluate(countIslandsInView, nearView);
    await visit(page);
    return { ...sumBodies(await Promise.all(bodies)), islandsInView };
  } finally {
    await context.close();
  }
}

/** Runs inside the page. What an island contains is looked at, as its own element may have no box. */
function countIslandsInView(near: number): number {
  return [...document.querySelectorAll('[data-island]')].filter((island) => {
    const range = document.createRange();
    range.selectNodeContents(island);
    const { top, bottom, width, height } = range.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > -near && top < innerHeight + near;
  }).length;
}

const leaveAlone = (page: Page) => page.waitForTimeout(untouched);

/** Goes down by half a window at a time, and waits until nothing is fetched any more. */
async function scrollToEnd(page: Page): Promise<void> {
  const goOn = () =>
    page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
    });
  while (await goOn()) await page.waitForTimeout(250);
  await settled(page);
}

/** Counts the bytes of all routes side by side, as they do not depend on how fast anything runs. */
export async function measureBytes(browser: Browser, origins: Origins, routes: string[]): Promise<ByteCount> {
  console.log(`Counting the bytes of ${routes.length} routes, untouched for ${untouched / 1000} s`);
  const scrolled = routes.includes('/')
    ? countBytes(browser, origins.site, '/', scrollToEnd).then(({ scripts }) => scripts)
    : undefined;
  const rows = routes.map(async (route) => {
    const [site, baseline] = await Promise.all([
      countBytes(browser, origins.site, route, leaveAlone),
      countBytes(browser, origins.baseline, route, leaveAlone),
    ]);
    return { route, site, baseline };
  });
  return { rows: await Promise.all(rows), scrolledHome: await scrolled };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What each route fetches, as a table in Markdown. */
export function byteTable({ rows, scrolledHome }: ByteCount): string {
  const head = ['Route', 'Islands in view', 'JavaScript', 'All bytes', 'no-JS baseline', 'to baseline'];
  const scripts = (bytes: number, limit: number) => against(bytes / 1000, limit / 1000, ' kB', 1);
  const cells = rows.map(({ route, site, baseline }) => [
    route,
    site.islandsInView,
    scripts(site.scripts, scriptLimit(route, site.islandsInView)),
    kilobytes(site.all),
    kilobytes(baseline.all),
    against(site.all / baseline.all, byteLimits.all, 'x', 2),
  ]);
  const home = scrolledHome === undefined ? [] : [scripts(scrolledHome, byteLimits.scriptsOfHome)];
  return table(head, [...cells, ...home.map((sum) => ['/, scrolled to its end', '', sum, '', '', ''])]);
}
