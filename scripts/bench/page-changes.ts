import type { Browser } from '@playwright/test';
import type { Origins } from './no-js-baseline.ts';
import { figure, table } from './report.ts';
import { centreOf } from './taps.ts';
import { visit, waitForIdle } from './visit.ts';

/** How long a pointer hovers over a link before the click, and how long a finger presses it, in milliseconds. */
const dwellTime = { hover: 300, touch: 80 };

/** A page change by a link in `<main>`, either as soon as the link exists or after the page has loaded. */
type PageChange = { from: string; to: string; by: keyof typeof dwellTime; isImmediate: boolean };

/** From a static page, from pages that are mainly an island, and to one; each by mouse and by touch. */
const changes: readonly PageChange[] = [
  { from: '/', to: '/services', isImmediate: false },
  { from: '/', to: '/gallery', isImmediate: false },
  { from: '/gallery', to: '/contact', isImmediate: false },
  { from: '/before-after', to: '/gallery', isImmediate: false },
  { from: '/', to: '/services', isImmediate: true },
].flatMap((change) => (['hover', 'touch'] as const).map((by) => ({ ...change, by })));

/** @returns a Markdown table of the times from click to painted heading, on the site and on the baseline in turn */
export async function measurePageChanges(
  browser: Browser,
  origins: Origins,
  rounds: number,
): Promise<string> {
  const rows: string[][] = [];
  for (const change of changes) {
    const { from, to, by, isImmediate } = change;
    console.log(`Changing page from ${from} to ${to} by ${by} ${rounds} times`);
    const [site, baseline]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      site.push(await timeOf(browser, origins.site, change));
      baseline.push(await timeOf(browser, origins.baseline, change));
    }
    const link = `${from} to ${to}${isImmediate ? ', immediately' : ''}`;
    rows.push([link, by, figure(site, ' ms'), figure(baseline, ' ms')]);
  }
  return table(['Link', 'Input', 'Next heading', 'No-JS baseline'], rows);
}

function timeOf(browser: Browser, origin: string, change: PageChange): Promise<number> {
  const { from, to, by, isImmediate } = change;
  return visit(browser, origin, async (page, session) => {
    await page.addInitScript(recordHeading);
    await page.goto(origin + from, { waitUntil: isImmediate ? 'commit' : 'load' });
    if (!isImmediate) await waitForIdle(page);
    const link = page.locator(`main a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    if (!isImmediate) await waitForIdle(page);
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
    return page.evaluate(() => window.bench.heading - Number(sessionStorage.getItem('bench.click')));
  });
}

/**
 * Runs inside each document: records when a link was clicked and when the next page's h1 was painted. The browser
 * reports the paint (Element Timing), so the time includes style, layout and paint.
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
