import type { Browser } from '@playwright/test';
import type { Origins } from './no-js-baseline.ts';
import { against, median, table } from './report.ts';
import { middleOf } from './taps.ts';
import { newVisit, settled } from './visit.ts';

/** How long a visitor rests on a link before clicking it, and how long a finger stays on it, in milliseconds. */
const stay = { hover: 300, touch: 80 };

/** A link in the main part of a page, which is clicked at once or when all of the page is there. */
type Trip = { from: string; to: string; by: keyof typeof stay; atOnce?: true };

/** From a plain page, from pages whose subject is an island and to one; each by mouse and by finger. */
const trips: readonly Trip[] = [
  { from: '/', to: '/services' },
  { from: '/', to: '/gallery' },
  { from: '/gallery', to: '/contact' },
  { from: '/before-after', to: '/gallery' },
  { from: '/', to: '/services', atOnce: true as const },
].flatMap((trip) => (['hover', 'touch'] as const).map((by) => ({ ...trip, by })));

/** The most milliseconds that a trip may take. */
const tripLimit = ({ atOnce }: Trip) => (atOnce ? 250 : 100);

/** Milliseconds from link to painted heading on the site, and where links load documents, in turn. */
export async function measureTrips(browser: Browser, origins: Origins, rounds: number) {
  const figures: { trip: Trip; site: number[]; baseline: number[] }[] = [];
  for (const trip of trips) {
    console.log(`Following the link from ${trip.from} to ${trip.to}, by ${trip.by}, ${rounds} times each`);
    const row = { trip, site: [] as number[], baseline: [] as number[] };
    for (let round = 0; round < rounds; round += 1)
      for (const of of ['site', 'baseline'] as const)
        row[of].push(await nextPage(browser, origins[of], trip));
    figures.push(row);
  }
  return figures;
}

/** How long links take, as a table in Markdown. */
export function tripTable(rows: Awaited<ReturnType<typeof measureTrips>>): string {
  const cells = rows.map(({ trip, site, baseline }) => [
    `${trip.from} to ${trip.to}${trip.atOnce ? ', at once' : ''}`,
    trip.by,
    against(median(site), tripLimit(trip), ' ms'),
    `${median(baseline).toFixed(0)} ms`,
  ]);
  return table(['Link', 'by', 'Next heading', 'no-JS baseline'], cells);
}

/**
 * Milliseconds from the click on a link until the heading of the next page is painted, be it in the same document or
 * in another one.
 */
async function nextPage(browser: Browser, origin: string, { from, to, by, atOnce }: Trip): Promise<number> {
  const { page, context, session } = await newVisit(browser, origin);
  try {
    await page.addInitScript(watchForHeading);
    await page.goto(origin + from, { waitUntil: atOnce ? 'commit' : 'load' });
    if (!atOnce) await settled(page);
    const link = page.locator(`main a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    if (!atOnce) await settled(page);
    const [x, y] = await middleOf(link);
    if (by === 'hover') {
      await page.mouse.move(x, y);
      await page.waitForTimeout(stay.hover);
      await page.mouse.click(x, y);
    } else {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await page.waitForTimeout(stay.touch);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    await page.waitForURL(`**${to}`);
    await page.waitForFunction(() => window.bench.heading > 0);
    return await page.evaluate(() => window.bench.heading - Number(sessionStorage.getItem('bench.click')));
  } finally {
    await context.close();
  }
}

/**
 * Runs inside each document: writes down when a link is clicked and when the h1 of the next page is painted, both as
 * times of day. The browser itself says when it has shown an element (Element Timing), so styles, layout and paint are
 * counted.
 */
function watchForHeading(): void {
  const { timeOrigin } = performance;
  let left: Element | null | undefined;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      left = document.querySelector('h1');
      sessionStorage.setItem('bench.click', String(timeOrigin + timeStamp));
    },
    { once: true, capture: true },
  );
  new MutationObserver(() => {
    const h1 = document.querySelector('h1');
    if (h1 && h1 !== left && sessionStorage.getItem('bench.click')) h1.setAttribute('elementtiming', 'next');
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    window.bench.heading ||= timeOrigin + (list.getEntries()[0]?.startTime ?? 0);
  }).observe({ type: 'element' });
}
