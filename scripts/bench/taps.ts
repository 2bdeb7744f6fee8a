import type { Browser, Locator, Page } from '@playwright/test';
import { loadContent } from '../../pipeline/content/load.ts';
import { figure, table } from './report.ts';
import { visit, waitForIdle } from './visit.ts';

const loaded = await loadContent(`${import.meta.dirname}/../../content`);
if (!loaded.content) throw new Error(loaded.problems.join('\n'));
const { layout, home, gallery } = loaded.content;

type Tap = { name: string; route: string; target: (page: Page) => Locator };

const taps: Tap[] = [
  { name: 'menu', route: '/', target: (page) => page.getByRole('button', { name: layout.openMenu }) },
  {
    name: 'question',
    route: '/',
    target: (page) => page.locator('summary', { hasText: home.faq[home.faq.variant][0]?.question ?? '' }),
  },
  { name: 'form field', route: '/', target: (page) => page.getByRole('main').getByRole('textbox').first() },
  {
    name: 'tab',
    route: '/gallery',
    target: (page) => page.getByRole('tab', { name: gallery.tabs.kitchens }),
  },
  { name: 'tile', route: '/gallery', target: (page) => page.locator('[aria-haspopup="dialog"]').first() },
  { name: 'slider', route: '/before-after', target: (page) => page.getByRole('slider').first() },
  {
    name: 'chat',
    route: '/services',
    target: (page) => page.getByRole('button', { name: layout.chat.openLabel }),
  },
];

/**
 * Scrolls an element into view. @returns the position of its centre in the viewport. `Locator.tap` is not used, because
 * its listeners run inside the page and would be measured too
 */
export async function centreOf(target: Locator): Promise<[x: number, y: number]> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} has no box in the page.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Taps each target as soon as it is interactive. @returns a Markdown table of the times until the next paint */
export async function measureTaps(browser: Browser, origin: string, rounds: number): Promise<string> {
  const rows: string[][] = [];
  for (const tap of taps) {
    console.log(`Tapping the ${tap.name} ${rounds} times`);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await tapToPaint(browser, origin, tap));
    rows.push([tap.name, figure(times, ' ms')]);
  }
  return table(['Target', 'Tap to next paint'], rows);
}

function tapToPaint(browser: Browser, origin: string, { route, target }: Tap): Promise<number> {
  return visit(browser, origin, async (page) => {
    await page.goto(origin + route);
    const element = target(page);
    await element.scrollIntoViewIfNeeded();
    await element.evaluate(hydrated);
    const centre = await centreOf(element);
    await page.evaluate(recordTap);
    await page.touchscreen.tap(...centre);
    await waitForIdle(page);
    return page.evaluate(() => window.bench.tap);
  });
}

/**
 * Runs inside the page: records the longest event until the next paint. Browsers do not report events below a frame.
 */
function recordTap(): void {
  window.bench.tap = 16;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.bench.tap = Math.max(window.bench.tap, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Runs inside the page: resolves when an element is interactive: its island has hydrated, or the page's enhancements
 * have run. The last enhancement sets og:url in the head.
 */
async function hydrated(target: Element): Promise<void> {
  const island = target.closest('[data-island]');
  const address = location.origin + location.pathname;
  const isDone = () =>
    island
      ? island.getAttribute('data-hydrated') === 'yes'
      : document.querySelector(`meta[property="og:url"][content="${address}"]`);
  while (!isDone()) {
    (island ?? target).dispatchEvent(new Event('pointerover', { bubbles: true }));
    window.dispatchEvent(new Event('pointermove'));
    await new Promise((done) => setTimeout(done, 10));
  }
}
