import type { Page } from '@playwright/test';
import { content, expect, hydrateAll, labelOf, open, quoteLink, section, test } from './site.ts';

const { home, layout, services } = content;
const menuLink = (page: Page, label: string) =>
  page
    .getByRole('navigation', { name: layout.mainMenuLabel })
    .getByRole('link', { name: label, exact: true });

/** Serves a script of the site with one part replaced by code that throws when it is rendered. */
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

test('[H8] an island that cannot be hydrated keeps its static HTML, and the others work', async ({
  page,
}) => {
  const reviews = section(page, home.testimonials.heading);
  const broken = await breakWhere(page, '**/assets/Testimonials*.js', 'testimonials-heading');
  const expectStatic = async (brokenBefore: number) => {
    await reviews.scrollIntoViewIfNeeded();
    await expect.poll(broken).toBeGreaterThan(brokenBefore);
    await expect(page.locator('[data-island="Testimonials"]')).toHaveAttribute('data-hydrated', 'no');
    await expect(reviews).toBeVisible();
    const first = content.testimonials.testimonials[0]?.name ?? '';
    await expect(reviews.getByText(first, { exact: true })).toBeAttached();
    await expectHomeWorks(page);
  };
  await test.step('[H8] after a document load', async () => {
    await open(page, '/');
    await expectStatic(0);
  });
  await test.step('[H8] after a page change', async () => {
    const before = broken();
    await open(page, '/services');
    await menuLink(page, labelOf('home')).click();
    await expectStatic(before);
  });
});

test('sections whose effects fail stay visible', async ({ page }) => {
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

test('[L1] a header that an extension changes before the scripts run stays changed, and everything else works', async ({
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

test('the site works if storage is blocked', async ({ page, complaints }) => {
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

test('[H8] setting the clock back or forward breaks nothing', async ({ page, complaints }) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
  await open(page, '/');
  await page.clock.setSystemTime(new Date('2020-01-01T00:00:00'));
  await page.clock.runFor(60_000);
  await page.clock.setSystemTime(new Date('2031-06-01T00:00:00'));
  await page.clock.runFor(60_000);
  await expectHomeWorks(page);
  expect(complaints).toEqual([]);
});

/** Expects the hero, the questions and the page change of home to work; ends on home. */
async function expectHomeWorks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(quoteLink(page, home.hero.requestQuote).first()).toBeVisible();
  const [first] = home.faq[home.faq.variant];
  await page.getByText(first?.question ?? '', { exact: true }).click();
  await expect(page.getByText(first?.answer ?? '', { exact: true })).toBeVisible();
  await menuLink(page, labelOf('services')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.header.heading);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.business.tagline);
}
