import type { Page } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { answer, faultNamed, faults, neverAnswer } from './faults.ts';
import { content, expect, open, test } from './site.ts';

const { testimonials, portfolio } = content.home;
const reads = [
  {
    ids: '[T2] [H8]',
    file: 'testimonials.json',
    ...testimonials,
    empty: 'No testimonials available at this time.',
    none: { testimonials: [] },
    first: content.testimonials.testimonials[0]?.name ?? '',
  },
  {
    ids: '[H7]',
    file: 'portfolio-postbuild.json',
    ...portfolio,
    empty: 'No projects available for this category.',
    none: { projects: [] },
    first: content.portfolio.projects[0]?.title ?? '',
  },
];

const sectionOf = (page: Page, heading: string) => page.getByRole('region', { name: heading, exact: true });

for (const [index, { ids, file, heading, loading, empty, none, first }] of reads.entries()) {
  // All faults in one section; one of the network and one of the answer show that the other ends as it does.
  const some = index === 0 ? Object.keys(faults) : ['truncated JSON', 'no network'];
  for (const name of some) {
    test(`${ids} [A1] [A2] ${file}: ${name} leaves what was pre-rendered, and the page goes on working`, async ({
      page,
      complaints,
    }) => {
      await page.clock.install();
      let asked = 0;
      await answer(page, file, (route) => {
        asked += 1;
        return faultNamed(name)(route);
      });
      await page.goto('/');
      const section = sectionOf(page, heading);
      await section.scrollIntoViewIfNeeded();
      await expect.poll(() => complaints.join()).toContain('A file of this site could not be read.');
      await expect(section.getByText(first, { exact: true })).toBeVisible();
      await expect(section.getByText(loading)).toHaveCount(0);
      await expect(section.getByText(empty)).toHaveCount(0);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await page.clock.fastForward(60_000);
      expect(asked).toBe(1);
      await page.getByRole('link', { name: content.layout.routeLabels.services }).first().click();
      await expect(page).toHaveURL('/services');
    });
  }

  test(`${ids} [A2] ${file}: an empty list says so, and is asked for once`, async ({ page }) => {
    await page.clock.install();
    let asked = 0;
    await answer(page, file, (route) => {
      asked += 1;
      return route.fulfill({ json: none });
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
  });

  test(`${ids} ${file}: a read that never ends says that it is loading`, async ({ page }) => {
    // The spinner stands still then, so that there is an end to wait for.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await neverAnswer(page, file);
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
    await answer(page, file, async (route) => {
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

test('[T2] [H7] [A2] offline before the sections are near: reviews and projects stay', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await context.setOffline(true);
  for (const { heading, first, empty } of reads) {
    const section = sectionOf(page, heading);
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('[aria-busy="false"]')).toHaveCount(1);
    await expect(section.getByText(first, { exact: true })).toBeVisible();
    await expect(section.getByText(empty)).toHaveCount(0);
  }
});

test('[H7] the preview shows two projects', async ({ page }) => {
  await page.goto('/');
  const section = sectionOf(page, portfolio.heading);
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('listitem')).toHaveCount(2);
});
