import type { Browser, Locator, Page } from '@playwright/test';
import { loadContent } from '../pipeline/content/load.ts';
import { newVisit, settled } from './visit.ts';

const loaded = await loadContent(`${import.meta.dirname}/../content`);
if (!loaded.content) throw new Error(loaded.problems.join('\n'));
const { layout, home, gallery } = loaded.content;

type Tap = { name: string; path: string; target: (page: Page) => Locator };

/** What a visitor taps: each is found as a visitor finds it. */
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

/** When a page is tapped: as soon as what is tapped works, or 15 s after its load. */
export const moments = ['just hydrated', 'after 15 s'] as const;
type Moment = (typeof moments)[number];

/**
 * Where the middle of an element is in the window, which is scrolled to it. What is tapped there is tapped without
 * the checks of `Locator.tap`, whose listeners would run inside the page and be measured with it.
 */
export async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be tapped has no place in the page.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Milliseconds from each tap to the next paint, the longest of its events. */
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
      if (moment === 'after 15 s') await settled(page);
      await target.evaluate(hydrated);
      const place = await middleOf(target);
      await page.evaluate(() => {
        window.bench.tap = 0;
      });
      await page.touchscreen.tap(...place);
      await settled(page);
      // Shorter than the browser reports counts as one frame.
      figures[tap.name] = Math.max(16, await page.evaluate(() => window.bench.tap));
    } finally {
      await context.close();
    }
  }
  return figures;
}

/**
 * Runs inside the page: resolves when what brings an element to life has run, its island or else the scripts of the
 * page, the last of which writes the visitor's own address into the head.
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

/** Milliseconds from the start of a visit until the first tap, made at once, has opened the menu or a question. */
export async function firstTap(browser: Browser, origin: string, name: 'menu' | 'question'): Promise<number> {
  const tap = taps.find((candidate) => candidate.name === name);
  if (!tap) throw new Error(`There is no tap "${name}".`);
  const { page, context } = await newVisit(browser, origin);
  try {
    await page.goto(origin + tap.path, { waitUntil: 'commit' });
    const target = tap.target(page);
    await target.waitFor();
    // While the page may still move, with the checks; the no-JS baseline is tapped in the same way.
    await target.tap();
    await page.waitForFunction(() => window.bench.opened > 0);
    return await page.evaluate(() => window.bench.opened);
  } finally {
    await context.close();
  }
}
