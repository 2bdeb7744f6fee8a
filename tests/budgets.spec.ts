import type { Page } from '@playwright/test';
import { budgets } from '../build/budgets.ts';
import { articles, expect, hydrated, paths, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

type Kind = 'script' | 'image' | 'font';

/** Counts the bytes that come over the line, by kind, from now on. */
function counted(page: Page): (kind: Kind) => number {
  const bytes = { script: 0, image: 0, font: 0 };
  page.on('requestfinished', async (request) => {
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'image' || kind === 'font')
      bytes[kind] += (await request.sizes()).responseBodySize;
  });
  return (kind) => bytes[kind];
}

/** Pages whose first view reads its content at run time; they load what reads it as well. */
const reading = new Set(['/gallery', '/before-after']);
const firstArticle = `/blog/${articles[0]?.slug}`;
const shown = paths.filter((path) => !path.startsWith('/blog/') || path === firstArticle);

for (const path of [...shown, '/no-such-page']) {
  test(`${path} loads no more script, picture and font at first than it may`, async ({ page }) => {
    const bytes = counted(page);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(bytes('script')).toBeGreaterThan(0);
    expect(bytes('script')).toBeLessThanOrEqual(
      reading.has(path) ? budgets.firstScriptsWithRead : budgets.firstScripts,
    );
    expect(bytes('font')).toBeLessThanOrEqual(budgets.fonts);
    if (path === '/') expect(bytes('image')).toBeLessThanOrEqual(budgets.firstPictures);
  });
}

test('scrolling through all of home loads no more script than it may', async ({ page }) => {
  const bytes = counted(page);
  await page.goto('/');
  await hydrated(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForLoadState('networkidle');
  }
  expect(bytes('script')).toBeGreaterThan(budgets.firstScripts);
  expect(bytes('script')).toBeLessThanOrEqual(budgets.homeScripts);
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
