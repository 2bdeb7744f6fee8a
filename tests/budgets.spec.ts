import type { Page } from '@playwright/test';
import { budgets } from '../pipeline/budgets.ts';
import { quietIslands } from '../src/islands.ts';
import { articles, expect, hydrated, paths, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

type Kind = 'script' | 'image' | 'font';

/** Counts the bytes that come over the line, by kind, from now on. */
function counted(page: Page): (kind: Kind) => Promise<number> {
  const sizes: Record<Kind, Promise<number>[]> = { script: [], image: [], font: [] };
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'image' || kind === 'font')
      sizes[kind].push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async (kind) => (await Promise.all(sizes[kind])).reduce((sum, size) => sum + size, 0);
}

const firstArticle = `/blog/${articles[0]?.slug}`;
const shown = paths.filter((path) => !path.startsWith('/blog/') || path === firstArticle);

for (const path of [...shown, '/no-such-page']) {
  test(`${path} loads no more script, picture and font at first than it may`, async ({ page }) => {
    const bytes = counted(page);
    // The clock stands still, so that the first view ends where the test says.
    await page.clock.install({ time: new Date('2026-11-02T10:00:00') });
    await page.clock.pauseAt(new Date('2026-11-02T10:01:00'));
    await page.goto(path);
    await page.evaluate(() =>
      Promise.allSettled(
        [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')].map((image) =>
          image.decode(),
        ),
      ),
    );
    await page.clock.runFor(600);
    await page.waitForFunction(() =>
      document.querySelector(`meta[property="og:url"][content="${location.origin + location.pathname}"]`),
    );
    await page.clock.runFor(600);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-awake]')).toHaveCount(0);
    const scripts = await bytes('script');
    expect(scripts).toBeGreaterThan(budgets.firstScripts / 2);
    expect(scripts).toBeLessThanOrEqual(budgets.firstScripts);
    expect(await bytes('font')).toBeLessThanOrEqual(budgets.fonts);
    if (path === '/') expect(await bytes('image')).toBeLessThanOrEqual(budgets.firstPictures);
  });
}

for (const path of ['/gallery', '/before-after']) {
  test(`${path} reads its content by itself after a while, within its budget`, async ({ page }) => {
    const bytes = counted(page);
    const read = page.waitForResponse('**/content/gallery.json');
    await page.goto(path);
    await read;
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await bytes('script')).toBeGreaterThan(budgets.firstScripts);
    expect(await bytes('script')).toBeLessThanOrEqual(budgets.scriptsWithRead);
  });
}

test('scrolling through all of home loads no more script than it may', async ({ page }) => {
  const bytes = counted(page);
  await page.goto('/');
  await hydrated(page);
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    if (quietIslands.includes((await island.getAttribute('data-island')) ?? ''))
      await expect(island).not.toHaveAttribute('data-awake');
    else await expect(island).toHaveAttribute('data-awake', 'yes');
  }
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await bytes('script')).toBeGreaterThan(budgets.firstScripts);
  expect(await bytes('script')).toBeLessThanOrEqual(budgets.homeScripts);
});

test('nothing but the document itself holds back the first paint', async ({ page }) => {
  for (const path of shown) {
    await page.goto(path);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
        .map((entry) => entry.name),
    );
    expect(blocking).toEqual([]);
  }
});
