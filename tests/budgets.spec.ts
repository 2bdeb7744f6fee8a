import type { Page } from '@playwright/test';
import { budgets } from '../pipeline/budgets.ts';
import { articles, expect, hydrated, paths, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

type Kind = 'script' | 'image' | 'font';

/** Counts the bytes that are fetched, by kind, from now on. */
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

/** The number of islands in the window of a page that nobody has touched, or near it. */
const islandsInView = (page: Page) =>
  page.evaluate(() => {
    const near = (island: Element) => island.getBoundingClientRect().top < innerHeight + 300;
    return [...document.querySelectorAll('[data-island]')].filter(near).length;
  });

for (const path of [...shown, '/no-such-page']) {
  test(`${path} loads no more script, picture and font than it may until it is touched`, async ({ page }) => {
    const bytes = counted(page);
    await page.clock.install({ time: new Date('2026-11-02T10:00:00') });
    await page.goto(path);
    await page.waitForFunction(() =>
      document.querySelector(`meta[property="og:url"][content="${location.origin + location.pathname}"]`),
    );
    await page.clock.runFor(60_000);
    await page.waitForLoadState('networkidle');
    const [scripts, islands] = [await bytes('script'), await islandsInView(page)];
    expect(scripts).toBeGreaterThan(budgets.entryScripts);
    expect(scripts).toBeLessThanOrEqual(islands > 0 ? budgets.islandScripts : budgets.shellScripts);
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
    expect(await bytes('script')).toBeGreaterThan(budgets.shellScripts);
    expect(await bytes('script')).toBeLessThanOrEqual(budgets.islandScripts);
  });
}

test('scrolling through all of home loads no more script than it may', async ({ page }) => {
  const bytes = counted(page);
  await page.goto('/');
  await hydrated(page);
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    if ((await island.getAttribute('data-when')) === 'interaction')
      await expect(island).not.toHaveAttribute('data-hydrated');
    else await expect(island).toHaveAttribute('data-hydrated', 'yes');
  }
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await bytes('script')).toBeGreaterThan(budgets.shellScripts);
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
