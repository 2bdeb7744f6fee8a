import type { Page } from '@playwright/test';
import { content, expect, open, test } from '../support/site.ts';

test.describe('without a mouse', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the pages of visible links are prefetched, and shown without a network; the site works once it is back', async ({
    page,
    context,
  }) => {
    const fetched = page.waitForRequest((request) => isPrefetch(request.url(), '/services'));
    await open(page, '/');
    await (await (await fetched).response())?.finished();
    await context.setOffline(true);
    const h1 = page.getByRole('heading', { level: 1 });
    const visit = (path: string) =>
      page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click());
    await visit('/services');
    await expect(h1).toHaveText(content.services.header.heading);
    await context.setOffline(false);
    await page.goBack();
    await expect(h1).toHaveText(content.business.tagline);
    // A page that was visited shows offline too.
    await context.setOffline(true);
    await visit('/services');
    await expect(h1).toHaveText(content.services.header.heading);
    await context.setOffline(false);
    await visit('/contact');
    await expect(h1).toHaveText(content.contact.header.heading);
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
