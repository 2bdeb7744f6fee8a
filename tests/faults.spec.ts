import type { Page, Route } from '@playwright/test';
import {
  card,
  content,
  expect,
  heroOf,
  hydrateAll,
  hydrated,
  open,
  paths,
  quoteLink,
  section,
  test,
} from './site.ts';

const { home, layout, services } = content;
const menuLink = (page: Page, label: string) =>
  page
    .getByRole('navigation', { name: layout.mainMenuLabel })
    .getByRole('link', { name: label, exact: true });

/** Serves a script of the site with one text of it replaced by code that fails where it is drawn. */
async function breakWhere(page: Page, scripts: string, text: string): Promise<() => number> {
  let broken = 0;
  await page.route(scripts, async (route) => {
    const answer = await route.fetch();
    const source = await answer.text();
    const spoilt = source.replaceAll(
      new RegExp(`(["'\`])${text}\\1`, 'g'),
      '(()=>{throw Error("broken")})()',
    );
    if (spoilt !== source) broken += 1;
    await route.fulfill({ response: answer, body: spoilt });
  });
  return () => broken;
}

test('[H8] a part that cannot be taken over stays as it was pre-rendered, and the others work', async ({
  page,
}) => {
  const broken = await breakWhere(page, '**/assets/Testimonials*.js', 'testimonials');
  await open(page, '/');
  const reviews = section(page, home.testimonials.heading);
  await reviews.scrollIntoViewIfNeeded();
  await expect.poll(broken).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(reviews).toBeVisible();
  await expect(
    reviews.getByText(content.testimonials.testimonials[0]?.name ?? '', { exact: true }),
  ).toBeAttached();
  await expectHomeWorks(page);
});

test('sections whose effects fail keep what they show', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      IntersectionObserver: class {
        constructor() {
          throw new Error('not in this browser');
        }
      },
    });
  });
  await open(page, '/');
  const why = section(page, home.whyChooseUs.heading);
  await expect(why).toBeVisible();
  for (const { title } of home.whyChooseUs.cards)
    await expect(why.getByRole('heading', { name: title, exact: true })).toHaveCSS('opacity', '1');
  await expectHomeWorks(page);
});

test('a part that fails on the way from another page stays as it was pre-rendered', async ({ page }) => {
  await open(page, '/services');
  const broken = await breakWhere(page, '**/assets/Testimonials*.js', 'testimonials');
  await menuLink(page, layout.routeLabels.home).click();
  const reviews = section(page, home.testimonials.heading);
  await reviews.scrollIntoViewIfNeeded();
  await expect.poll(broken).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(reviews).toBeVisible();
  await expectHomeWorks(page);
});

async function expectHomeWorks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(quoteLink(page, home.hero.requestQuote).first()).toBeVisible();
  const [first] = home.faq[home.faq.variant];
  await page.getByText(first?.question ?? '', { exact: true }).click();
  await expect(page.getByText(first?.answer ?? '', { exact: true })).toBeVisible();
  await menuLink(page, layout.routeLabels.services).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.header.heading);
  await page.goBack();
}

test('[L1] a header that an extension has changed before the scripts run stays so, and all else works', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const link = document.querySelector('body > header nav a');
      if (!link) return;
      observer.disconnect();
      link.textContent = 'Startseite';
      link.before(document.createElement('font'));
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Startseite' }).first()).toBeVisible();
  await expectHomeWorks(page);
  await hydrateAll(page);
  expect(complaints).toEqual([]);
});

const answers: Record<string, (route: Route) => Promise<void>> = {
  'that cannot be fetched': (route) => route.abort(),
  'that is no page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  'that is no HTML': (route) => route.fulfill({ json: {} }),
  'of another build': async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replaceAll('/assets/entry-', '/assets/other-') });
  },
};

for (const [what, answer] of Object.entries(answers)) {
  test(`[L8] a page ${what} is loaded by the browser`, async ({ page }) => {
    await open(page, '/');
    let asked = 0;
    await page.route('**/services', (route) => {
      const isDocument = route.request().resourceType() === 'document';
      if (!isDocument) asked += 1;
      return isDocument ? route.continue() : answer(route);
    });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    // Pressed by script, so that no pointer has asked for the page ahead.
    await menuLink(page, layout.routeLabels.services).evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForFunction(() => !('sameDocument' in window));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.header.heading);
    expect(asked).toBe(1);
  });
}

test('the site works where storage is blocked', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await open(page, '/');
  await expectHomeWorks(page);
  expect(complaints).toEqual([]);
});

test('[P6] where no other host answers, the contact page still says how to ask', async ({
  page,
  context,
  baseURL,
}) => {
  await context.route(
    (url) => url.origin !== new URL(baseURL ?? '').origin,
    (route) => route.abort('connectionrefused'),
  );
  await open(page, '/contact');
  const form = section(page, content.contact.form.heading);
  await form.scrollIntoViewIfNeeded();
  await expect(quoteLink(form, content.contact.form.openInTab)).toBeVisible();
  await expect(form.getByRole('link', { name: layout.call })).toBeVisible();
  await expect(form.getByRole('link', { name: content.business.email })).toBeVisible();
  await expect(section(page, content.contact.map.heading).getByText(content.contact.map.text)).toBeVisible();
  await expect(card(page.getByRole('main'), content.contact.cards.phone.title)).toBeVisible();
});

test('on a slow line the page can be read before its scripts are there, and then works', async ({ page }) => {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto('/services', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.header.heading);
  await hydrated(page);
  await menuLink(page, layout.routeLabels.contact).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.contact.header.heading);
});

test('offline after it has loaded, a page goes on, and so does the site once the line is back', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await menuLink(page, layout.routeLabels.services).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.header.heading);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.business.tagline);
  await context.setOffline(true);
  await menuLink(page, layout.routeLabels.services).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.header.heading);
  await expect(
    quoteLink(heroOf(page).or(page.getByRole('banner')), layout.requestQuote).first(),
  ).toBeVisible();
  await context.setOffline(false);
  await menuLink(page, layout.routeLabels.contact).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.contact.header.heading);
});

test('[H8] a clock that is set back or forward stops nothing', async ({ page, complaints }) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
  await open(page, '/');
  await page.clock.setSystemTime(new Date('2020-01-01T00:00:00'));
  await page.clock.runFor(60_000);
  await page.clock.setSystemTime(new Date('2031-06-01T00:00:00'));
  await page.clock.runFor(60_000);
  await expectHomeWorks(page);
  expect(complaints).toEqual([]);
});

test('200 changes of page leave nothing behind', async ({ page }) => {
  test.slow();
  await open(page, '/');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const go = async (times: number) => {
    for (let step = 0; step < times; step += 1) {
      const path = paths[step % paths.length] ?? '/';
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to });
        document.body.append(link);
        link.click();
        link.remove();
      }, path);
      await page.waitForFunction(
        (to) => document.querySelector(`meta[property="og:url"][content$="${to}"]`) !== null,
        path,
      );
    }
  };
  const measure = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { listeners: value('JSEventListeners'), nodes: value('Nodes'), heap: value('JSHeapUsedSize') };
  };
  // What is kept on purpose is there after the first round; the code that the engine compiles while it
  // watches which of it runs often grows for some rounds more, and then no longer.
  await go(paths.length * 6);
  const before = await measure();
  await go(paths.length * 15);
  // The last page may still be on its way out; what has leaked stays however often it is measured.
  await expect(async () => {
    const after = await measure();
    expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.2);
    expect(after.heap).toBeLessThanOrEqual(before.heap * 1.2);
  }).toPass({ timeout: 30_000 });
});
