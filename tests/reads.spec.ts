import type { Page, Route } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { content, drawn, expect, open, test } from './site.ts';

const { testimonials, portfolio } = content.home;
const reads = [
  {
    ids: '[T2] [H8]',
    file: '/content/testimonials.json',
    ...testimonials,
    none: { testimonials: [] },
    first: content.testimonials.testimonials[0]?.name ?? '',
  },
  {
    ids: '[H7]',
    file: '/content/portfolio-postbuild.json',
    ...portfolio,
    none: { projects: [] },
    first: content.portfolio.projects[0]?.title ?? '',
  },
];

const answers: Record<string, (route: Route, none: object) => unknown> = {
  'an empty list': (route, none) => route.fulfill({ json: none }),
  '404 without a body': (route) => route.fulfill({ status: 404, body: '' }),
  '500 without a body': (route) => route.fulfill({ status: 500, body: '' }),
  '500 with a body': (route) => route.fulfill({ status: 500, body: 'The disk is full' }),
  'HTML instead of JSON': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hi' }),
  'truncated JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"testimonials": [{"i' }),
  'JSON of another shape': (route) => route.fulfill({ json: ['what', 'ever'] }),
  'no network': (route) => route.abort('internetdisconnected'),
};

const sectionOf = (page: Page, heading: string) => page.getByRole('region', { name: heading, exact: true });

for (const { ids, file, heading, loading, empty, none, first } of reads) {
  for (const [name, answer] of Object.entries(answers)) {
    test(`${ids} [A1] [A2] ${file}: ${name} ends in the empty state, and the page goes on working`, async ({
      page,
    }) => {
      await page.clock.install();
      let asked = 0;
      await page.route(`**${file}`, (route) => {
        asked += 1;
        return answer(route, none);
      });
      await page.goto('/');
      const section = sectionOf(page, heading);
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('status').filter({ hasText: empty })).toBeVisible();
      await expect(section.getByText(loading)).toHaveCount(0);
      await expect(section.getByText(first, { exact: true })).toHaveCount(0);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await page.clock.fastForward(60_000);
      expect(asked).toBe(1);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('link', { name: content.layout.routeLabels.services }).first().click();
      await expect(page).toHaveURL('/services');
    });
  }

  test(`${ids} ${file}: a read that never ends says that it is loading`, async ({ page }) => {
    // The spinner stands still then, so that there is an end to wait for.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(`**${file}`, () => undefined);
    await page.goto('/');
    const section = sectionOf(page, heading);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('status').filter({ hasText: loading })).toBeVisible();
    await expect(section.locator('[aria-busy="true"]')).toHaveCount(1);
    await expect(section.getByText(first, { exact: true })).toBeHidden();
    // Another read may end meanwhile, which takes away what the check waits for.
    await expect(async () => expect(await accessibilityProblems(page)).toEqual([])).toPass();
  });

  test(`${ids} ${file} is read only near the window, once, and shows what it says`, async ({ page }) => {
    let asked = 0;
    await page.route(`**${file}`, async (route) => {
      asked += 1;
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(first, 'Newly written'),
      });
    });
    await open(page, '/');
    expect(asked).toBe(0);
    const section = sectionOf(page, heading);
    await expect(section.getByText(first, { exact: true })).toBeAttached();
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText('Newly written', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: content.layout.routeLabels.services }).first().click();
    await page.getByRole('link', { name: content.layout.routeLabels.home }).first().click();
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText('Newly written', { exact: true })).toBeVisible();
    expect(asked).toBe(1);
  });
}

test('[T2] [A2] offline before the reviews are near: the page says that there are none', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await context.setOffline(true);
  const section = sectionOf(page, testimonials.heading);
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText(testimonials.empty)).toBeVisible();
});

test('[H7] the preview shows two projects', async ({ page }) => {
  await page.goto('/');
  const section = sectionOf(page, portfolio.heading);
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('listitem')).toHaveCount(2);
});

test('[T1] nothing moves on the page while the reviews are read and taken over', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/');
  await page.evaluate(() =>
    document.getElementById('testimonials-heading')?.scrollIntoView({ behavior: 'instant' }),
  );
  await expect(
    page.getByRole('group', { name: testimonials.carouselLabel }).getByRole('button').first(),
  ).toBeVisible();
  await drawn(page);
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});
