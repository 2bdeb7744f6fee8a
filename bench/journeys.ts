import type { Browser } from '@playwright/test';
import type { Origins } from './no-js-baseline.ts';
import { compareToTarget, median, table } from './report.ts';
import { centreOf } from './taps.ts';
import { newVisit, waitForIdle } from './visit.ts';

/** Milliseconds for which a pointer hovers over a link before the click, and for which a finger touches it. */
const dwellTime = { hover: 300, touch: 80 };

/** A page change by a link in the main part of a page, immediately or after the page has loaded. */
type Journey = { from: string; to: string; by: keyof typeof dwellTime; immediately?: true };

/** From a static page, from pages whose main content is an island, and to one; each by mouse and by touch. */
const journeys: readonly Journey[] = [
  { from: '/', to: '/services' },
  { from: '/', to: '/gallery' },
  { from: '/gallery', to: '/contact' },
  { from: '/before-after', to: '/gallery' },
  { from: '/', to: '/services', immediately: true as const },
].flatMap((journey) => (['hover', 'touch'] as const).map((by) => ({ ...journey, by })));

/** Maximum time of a journey in milliseconds. */
const timeLimit = ({ immediately }: Journey) => (immediately ? 250 : 100);

/** Milliseconds from click to painted heading, on the site and on the baseline, which loads documents; alternating. */
export async function measureJourneys(browser: Browser, origins: Origins, rounds: number) {
  const figures: { journey: Journey; site: number[]; baseline: number[] }[] = [];
  for (const journey of journeys) {
    console.log(`Changing page from ${journey.from} to ${journey.to} by ${journey.by}, ${rounds} times each`);
    const row = { journey, site: [] as number[], baseline: [] as number[] };
    for (let round = 0; round < rounds; round += 1)
      for (const of of ['site', 'baseline'] as const)
        row[of].push(await measureJourney(browser, origins[of], journey));
    figures.push(row);
  }
  return figures;
}

/** The times of all journeys as a Markdown table. */
export function journeyTable(rows: Awaited<ReturnType<typeof measureJourneys>>): string {
  const cells = rows.map(({ journey, site, baseline }) => [
    `${journey.from} to ${journey.to}${journey.immediately ? ', immediately' : ''}`,
    journey.by,
    compareToTarget(median(site), timeLimit(journey), ' ms'),
    `${median(baseline).toFixed(0)} ms`,
  ]);
  return table(['Link', 'Input', 'Next heading', 'No-JS baseline'], cells);
}

/** Milliseconds from the click on a link until the heading of the next page is painted, in the same or a new document. */
async function measureJourney(browser: Browser, origin: string, journey: Journey): Promise<number> {
  const { from, to, by, immediately } = journey;
  const { page, context, session } = await newVisit(browser, origin);
  try {
    await page.addInitScript(recordHeading);
    await page.goto(origin + from, { waitUntil: immediately ? 'commit' : 'load' });
    if (!immediately) await waitForIdle(page);
    const link = page.locator(`main a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    if (!immediately) await waitForIdle(page);
    const [x, y] = await centreOf(link);
    if (by === 'hover') {
      await page.mouse.move(x, y);
      await page.waitForTimeout(dwellTime.hover);
      await page.mouse.click(x, y);
    } else {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await page.waitForTimeout(dwellTime.touch);
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
 * Runs inside each document: records the times of day of the click on a link and of the paint of the next page's h1. The
 * browser reports the paint (Element Timing), so the time includes style, layout and paint.
 */
function recordHeading(): void {
  const { timeOrigin } = performance;
  let previous: Element | null | undefined;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      previous = document.querySelector('h1');
      sessionStorage.setItem('bench.click', String(timeOrigin + timeStamp));
    },
    { once: true, capture: true },
  );
  new MutationObserver(() => {
    const h1 = document.querySelector('h1');
    if (h1 && h1 !== previous && sessionStorage.getItem('bench.click'))
      h1.setAttribute('elementtiming', 'next');
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    window.bench.heading ||= timeOrigin + (list.getEntries()[0]?.startTime ?? 0);
  }).observe({ type: 'element' });
}
