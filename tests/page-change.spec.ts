import type { Page } from '@playwright/test';
import { content, drawn, expect, holdBack, hydrated, open, test } from './site.ts';

const { layout, services, residential } = content;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const menuLink = (page: Page, label: string) =>
  page
    .getByRole('navigation', { name: layout.mainMenuLabel })
    .getByRole('link', { name: label, exact: true });
const visit = (page: Page, label: string) =>
  menuLink(page, label).evaluate((link: HTMLAnchorElement) => link.click());

/** Counts view transitions, and has each look at the clock cost some milliseconds: the measure of a slow device. */
async function countTransitions(page: Page, tick: number): Promise<() => Promise<number>> {
  await page.addInitScript((tick) => {
    let now = 0;
    performance.now = () => {
      now += tick;
      return now;
    };
    const start = document.startViewTransition.bind(document);
    let count = 0;
    document.startViewTransition = (change) => {
      count += 1;
      Object.assign(window, { transitions: count });
      return start(change);
    };
    Object.assign(window, { transitions: 0 });
  }, tick);
  return () => page.evaluate(() => Reflect.get(window, 'transitions'));
}

for (const { device, tick, motion, expected } of [
  { device: 'a fast device', tick: 1, motion: 'no-preference', expected: 1 },
  { device: 'a slow device', tick: 40, motion: 'no-preference', expected: 0 },
  { device: 'reduced motion', tick: 1, motion: 'reduce', expected: 0 },
] as const) {
  test(`[L8] with ${device} a page change has ${expected} view transitions, and all of the page shows`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const transitions = await countTransitions(page, tick);
    await open(page, '/');
    await visit(page, layout.routeLabels.services);
    await expect(h1(page)).toHaveText(services.header.heading);
    expect(await transitions()).toBe(expected);
    await expect(page.locator('html')).not.toHaveAttribute('data-entering');
    await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
    expect(complaints).toEqual([]);
  });
}

test('[L8] a second click during a page change leads to the second page, and back to the page before both', async ({
  page,
}) => {
  await open(page, '/gallery');
  const release = await holdBack(page, '**/services');
  const asked = page.waitForRequest('**/services');
  await visit(page, layout.routeLabels.services);
  await asked;
  await visit(page, layout.routeLabels.residential);
  await expect(h1(page)).toHaveText(residential.header.heading);
  release();
  await drawn(page);
  await expect(page).toHaveURL('/residential');
  await expect(h1(page)).toHaveText(residential.header.heading);
});

test('[L8] a link that is clicked before the client bootstrap is there changes the page, which then works', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/bootstrap-/);
  await page.goto('/services');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await visit(page, layout.routeLabels.residential);
  await expect(h1(page)).toHaveText(residential.header.heading);
  release();
  await hydrated(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a page that has not come after 10 s is loaded by the browser, without asking again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const reason = new DOMException('', milliseconds === 10_000 ? 'TimeoutError' : 'AbortError');
      return AbortSignal.abort(reason);
    };
  });
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await visit(page, layout.routeLabels.services);
  await page.waitForFunction(() => !('sameDocument' in window));
  await expect(h1(page)).toHaveText(services.header.heading);
});

test('downloads, new tabs and forms are left to the browser', async ({ page, context }) => {
  await open(page, '/');
  const press = (attributes: object) =>
    page.evaluate((attributes) => {
      const link = Object.assign(document.createElement('a'), { href: '/services', ...attributes });
      document.body.append(link);
      link.click();
    }, attributes);
  const download = page.waitForEvent('download');
  await press({ download: 'services.html' });
  expect((await download).suggestedFilename()).toBe('services.html');
  const tab = context.waitForEvent('page');
  await press({ target: '_blank' });
  await expect(await tab).toHaveURL('/services');
  await expect(page).toHaveURL('/');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.route('**/services', (route) => route.fulfill({ contentType: 'text/html', body: 'sent' }));
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { action: '/services', method: 'post' });
    document.body.append(form);
    form.submit();
  });
  expect((await sent).isNavigationRequest()).toBe(true);
});

test('islands wait while a page change is under way, and hydrate when it is given up', async ({ page }) => {
  await open(page, '/services');
  await visit(page, layout.routeLabels.home);
  await expect(h1(page)).toHaveText(content.business.tagline);
  const island = page.locator('[data-island="OurWork"]');
  const release = await holdBack(page, '**/services?held');
  const asked = page.waitForRequest('**/services?held');
  // An address that no page has been fetched for.
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (address, options) =>
      fetch(String(address).replace('/residential', '/services?held'), options);
  });
  await visit(page, layout.routeLabels.residential);
  await asked;
  await island.scrollIntoViewIfNeeded();
  await drawn(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(island).not.toHaveAttribute('data-hydrated');
  await page.evaluate(() => window.stop());
  await expect(island).toHaveAttribute('data-hydrated', 'yes');
  release();
});

test.describe('where nothing can point at links', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the pages of the links in the window are fetched ahead, and shown without another request', async ({
    page,
  }) => {
    const fetched = page.waitForRequest((request) => isPrefetch(request.url(), '/services'));
    await open(page, '/');
    await (await fetched).response();
    await page.context().setOffline(true);
    await page
      .locator('main a[href="/services"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(h1(page)).toHaveText(services.header.heading);
  });

  test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    expect(await prefetches(page)).toEqual([]);
  });
});

test('nothing is fetched ahead for a mouse that points at nothing', async ({ page }) => {
  expect(await prefetches(page)).toEqual([]);
});

/** The pages that are fetched while a visitor looks at links to them, scrolls, and points at none. */
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
