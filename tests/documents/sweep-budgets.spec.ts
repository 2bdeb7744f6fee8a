import path from 'node:path';
import type { Page } from '@playwright/test';
import { budgets } from '../../pipeline/output/budgets.ts';
import { builtSample } from '../support/on-sample.mjs';
import { content, painted, expect as strict, test } from '../support/site.ts';
import { expect } from '../support/sweep/sweep.ts';
import { filesEnding, root } from '../support/test-content.ts';

// What each page loads on a phone before the visitor touches it. Each page loads once, without other actions.

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

type Kind = 'script' | 'image' | 'font';

/** Counts the bytes that a page fetches from now on, as sent, by kind. */
function countBytes(page: Page) {
  const sizes: Record<Kind, Promise<number>[]> = { script: [], image: [], font: [] };
  let waiting = 0;
  page.on('request', () => {
    waiting += 1;
  });
  page.on('requestfailed', () => {
    waiting -= 1;
  });
  page.on('requestfinished', (request) => {
    waiting -= 1;
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'image' || kind === 'font')
      sizes[kind].push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return {
    of: async (kind: Kind) => (await Promise.all(sizes[kind])).reduce((sum, size) => sum + size, 0),
    /** Waits until every request has its response, and the responses have caused no more requests. */
    complete: async () => {
      for (let quiet = 0; quiet < 2; quiet += 1) {
        await painted(page);
        await strict.poll(() => waiting).toBe(0);
      }
    },
  };
}

/**
 * Counts the islands in or near the viewport, and those that still have to hydrate. Ignores islands that only hydrate
 * on interaction.
 */
const islandsInView = (page: Page) =>
  page.evaluate(() => {
    const near = (island: Element) => island.getBoundingClientRect().top < innerHeight + 300;
    const all = document.querySelectorAll<HTMLElement>('[data-island]:not([data-when="interaction"])');
    const islands = [...all].filter(near);
    const waiting = islands.filter(({ dataset }) => !dataset.hydrated);
    return { count: islands.length, waiting: waiting.length };
  });

/** Pages with an island, one without, whose scripts the others without have too, and the 404 page, which has its own. */
const loaded = [
  '/',
  '/gallery',
  '/before-after',
  '/contact',
  '/builders-handover',
  '/services',
  '/no-such-page',
];

test('scripts contain no texts of lists: islands read them from their HTML and from JSON', async () => {
  const { buildersHandover, galleryPhotos, home, portfolio, testimonials } = content;
  const handovers = buildersHandover.seeOurWork.projects;
  const lists = [testimonials, galleryPhotos, portfolio, handovers, home.trustedBy.logos];
  // Parts without characters that a script may escape, and long enough not to occur in other texts.
  const parts = JSON.stringify(lists).match(/(?<="(?:alt|text|title)":"[^"]*)[\w ,.-]{25,}/g) ?? [];
  strict(parts.length).toBeGreaterThan(0);
  const scripts = [...(await filesEnding(path.join(root, builtSample, 'site'), /\.js$/)).values()].join('\n');
  strict(parts.filter((part) => scripts.includes(part))).toEqual([]);
});

for (const path of loaded) {
  test(`${path} keeps within its budgets for scripts, images and fonts before a visitor touches it`, async ({
    page,
  }) => {
    const bytes = countBytes(page);
    await page.clock.install({ time: new Date('2026-11-02T10:00:00') });
    const isRead = ['/gallery', '/before-after'].includes(path);
    const read = isRead ? page.waitForResponse('**/content/gallery.json') : undefined;
    await page.goto(path);
    await page.waitForFunction(() => document.documentElement.dataset.ready === location.pathname);
    await page.clock.runFor(60_000);
    await strict.poll(async () => (await islandsInView(page)).waiting).toBe(0);
    // This page fetches its content without being scrolled.
    await read;
    await strict(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await bytes.complete();
    const scripts = await bytes.of('script');
    const { count } = await islandsInView(page);
    expect(scripts).toBeGreaterThan(isRead ? budgets.shellScripts : budgets.entryScripts);
    const withoutIslands = path === '/no-such-page' ? budgets.notFoundScripts : budgets.shellScripts;
    expect(scripts).toBeLessThanOrEqual(count > 0 ? budgets.islandScripts : withoutIslands);
    expect(await bytes.of('font')).toBeLessThanOrEqual(budgets.fonts);
    if (path !== '/') return;
    expect(await bytes.of('image')).toBeLessThanOrEqual(budgets.firstPictures);

    await test.step('scrolling to the end of home keeps within the scripts budget', async () => {
      for (const island of await page.locator('[data-island]').all()) {
        await island.scrollIntoViewIfNeeded();
        if ((await island.getAttribute('data-when')) === 'interaction')
          await strict(island).not.toHaveAttribute('data-hydrated');
        else await strict(island).toHaveAttribute('data-hydrated', 'yes');
      }
      await strict(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await bytes.complete();
      expect(await bytes.of('script')).toBeGreaterThan(budgets.shellScripts);
      expect(await bytes.of('script')).toBeLessThanOrEqual(budgets.homeScripts);
    });
  });
}
