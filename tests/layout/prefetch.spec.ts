import type { Page } from '@playwright/test';
import { content, expect, open, test } from '../support/site.ts';

test.describe('without a mouse', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the pages of visible links are prefetched, and then shown without a request', async ({
    page,
    context,
  }) => {
    const fetched = page.waitForRequest((request) => isPrefetch(request.url(), '/services'));
    await open(page, '/');
    await (await (await fetched).response())?.finished();
    await context.setOffline(true);
    const link = page.locator('main a[href="/services"]').first();
    await link.evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.services.header.heading);
  });

  test('for a visitor who saves data, no page is prefetched', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    expect(await prefetches(page)).toEqual([]);
  });
});

test('with a mouse, nothing is prefetched until it points at a link', async ({ page }) => {
  expect(await prefetches(page)).toEqual([]);
});

/** The pages that are fetched while a visitor scrolls past links without pointing at them. */
async function prefetches(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on('request', (request) => {
    if (isPrefetch(request.url()) && request.resourceType() === 'fetch') found.push(request.url());
  });
  await open(page, '/');
  await page.evaluate(() => window.scrollBy({ top: 40, behavior: 'instant' }));
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForLoadState('networkidle');
  return found;
}

const isPrefetch = (url: string, path = '/') => {
  const { pathname } = new URL(url);
  return pathname.startsWith(path) && !/\.\w+$/.test(pathname);
};
