import type { Browser, Locator, Page } from '@playwright/test';
import { loadContent } from '../pipeline/content/load.ts';
import { newVisit, waitForIdle } from './visit.ts';

const loaded = await loadContent(`${import.meta.dirname}/../content`);
if (!loaded.content) throw new Error(loaded.problems.join('\n'));
const { layout, home, gallery } = loaded.content;

type Tap = { name: string; path: string; target: (page: Page) => Locator };

/** The targets of taps. */
const taps: Tap[] = [
  { name: 'menu', path: '/', target: (page) => page.getByRole('button', { name: layout.openMenu }) },
  {
    name: 'question',
    path: '/',
    target: (page) => page.locator('summary', { hasText: home.faq[home.faq.variant][0]?.question ?? '' }),
  },
  {
    name: 'tab',
    path: '/gallery',
    target: (page) => page.getByRole('tab', { name: gallery.tabs.kitchens }),
  },
  { name: 'tile', path: '/gallery', target: (page) => page.locator('[aria-haspopup="dialog"]').first() },
  {
    name: 'slider',
    path: '/before-after',
    target: (page) => page.getByRole('slider').first(),
  },
  {
    name: 'chat',
    path: '/services',
    target: (page) => page.getByRole('button', { name: layout.chat.openLabel }),
  },
  { name: 'form field', path: '/', target: (page) => page.getByRole('main').getByRole('textbox').first() },
];

/** When a target is tapped: as soon as it is interactive, or 15 s after the load. */
export const moments = ['just hydrated', 'after 15 s'] as const;
type Moment = (typeof moments)[number];

/**
 * Scrolls an element into view. @returns the position of its centre in the viewport, for input without `Locator.tap`,
 * whose listeners would run inside the page and be measured too
 */
export async function centreOf(target: Locator): Promise<[x: number, y: number]> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} has no box in the page.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The milliseconds from a tap on each target to the next paint: the longest of its events. */
export async function tapToPaint(
  browser: Browser,
  origin: string,
  moment: Moment,
): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const tap of taps) {
    const { page, context } = await newVisit(browser, origin);
    try {
      await page.goto(origin + tap.path);
      if (moment === 'after 15 s') await page.waitForTimeout(15_000);
      const target = tap.target(page);
      await target.scrollIntoViewIfNeeded();
      if (moment === 'after 15 s') await waitForIdle(page);
      await target.evaluate(hydrated);
      const centre = await centreOf(target);
      await page.evaluate(() => {
        window.bench.tap = 0;
      });
      await page.touchscreen.tap(...centre);
      await waitForIdle(page);
      // The browser reports no events shorter than a frame.
      figures[tap.name] = Math.max(16, await page.evaluate(() => window.bench.tap));
    } finally {
      await context.close();
    }
  }
  return figures;
}

/**
 * Runs inside the page: resolves when an element is interactive. Its island is hydrated then, or the enhancements of the
 * page have run, the last of which sets the og:url of the head.
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

/** The milliseconds from navigation start until an immediate first tap has opened the menu or a question. */
export async function firstTap(browser: Browser, origin: string, name: 'menu' | 'question'): Promise<number> {
  const tap = taps.find((candidate) => candidate.name === name);
  if (!tap) throw new Error(`There is no tap "${name}".`);
  const { page, context } = await newVisit(browser, origin);
  try {
    await page.goto(origin + tap.path, { waitUntil: 'commit' });
    const target = tap.target(page);
    await target.waitFor();
    // Locator.tap waits until the layout is stable; the no-JS baseline is tapped in the same way.
    await target.tap();
    await page.waitForFunction(() => window.bench.opened > 0);
    return await page.evaluate(() => window.bench.opened);
  } finally {
    await context.close();
  }
}
