import type { Page, Route } from '@playwright/test';
import { accessibilityProblems, expectAccessible } from './axe.ts';
import { answer, answerWith, neverAnswer, offline } from './faults.ts';
import { content, expect, labelOf, open, test } from './site.ts';

const { ourWork, testimonials, portfolio } = content.home;
const reads = [
  {
    file: 'testimonials.json',
    ...testimonials,
    empty: 'No testimonials available at this time.',
    none: { testimonials: [] },
    first: content.testimonials.testimonials[0]?.name ?? '',
  },
  {
    file: 'portfolio-postbuild.json',
    ...portfolio,
    empty: 'No projects available for this category.',
    none: { projects: [] },
    first: content.portfolio.projects[0]?.title ?? '',
  },
];

const sectionOf = (page: Page, heading: string) => page.getByRole('region', { name: heading, exact: true });
const follow = (page: Page, label: string) => page.getByRole('link', { name: label }).first().click();

/** Answers both requests of home. @returns the number of requests since, by file */
async function answerBoth(page: Page, reply: (route: Route, read: (typeof reads)[number]) => unknown) {
  const requests: Record<string, number> = {};
  for (const read of reads) {
    requests[read.file] = 0;
    await answer(page, read.file, (route) => {
      requests[read.file] = (requests[read.file] ?? 0) + 1;
      return reply(route, read);
    });
  }
  return requests;
}

test('[T2] [H6] [H7] [H8] [A1] when a request fails, the pre-rendered list stays and the page still works', async ({
  page,
  complaints,
}) => {
  await answerBoth(page, offline);
  await answer(page, 'gallery.json', offline);
  await open(page, '/');
  for (const { heading } of [ourWork, ...reads]) await sectionOf(page, heading).scrollIntoViewIfNeeded();
  const failures = () => complaints.filter((text) => text.includes('A file of this site could not be read.'));
  await expect.poll(failures).toHaveLength(reads.length + 1);
  for (const { heading, first, loading, empty } of reads) {
    const section = sectionOf(page, heading);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText(first, { exact: true })).toBeVisible();
    await expect(section.getByText(loading)).toHaveCount(0);
    await expect(section.getByText(empty)).toHaveCount(0);
  }
  await test.step('[H6] the gallery preview says so, and can be read again', async () => {
    const section = sectionOf(page, ourWork.heading);
    await section.scrollIntoViewIfNeeded();
    const failure = "We're having trouble loading the gallery. Please try again later.";
    await expect(section.getByText(failure).first()).toBeVisible();
    await expect(section.getByRole('button', { name: 'Refresh page' })).toBeVisible();
    await expectAccessible(page);
  });
  await follow(page, labelOf('services'));
  await expect(page).toHaveURL('/services');
});

test('[T2] [H6] [H7] [H8] an empty list says so', async ({ page }) => {
  await answerBoth(page, (route, { none }) => route.fulfill({ json: none }));
  await answerWith(page, 'gallery.json', { categories: {} });
  await open(page, '/');
  for (const { heading, first, loading, empty } of reads) {
    const section = sectionOf(page, heading);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('status').filter({ hasText: empty })).toBeVisible();
    await expect(section.getByText(loading)).toHaveCount(0);
    await expect(section.getByText(first, { exact: true })).toHaveCount(0);
  }
  await test.step('[H6] an empty category of the gallery preview says so', async () => {
    const section = sectionOf(page, ourWork.heading);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText('No images available for this category.').first()).toBeVisible();
    await expectAccessible(page);
  });
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('[T2] [H7] [H8] while a request is pending, the section says that it is loading and keeps its content', async ({
  page,
}) => {
  // With reduced motion the spinner does not move, so Playwright can wait for it to be stable.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { file } of reads) await neverAnswer(page, file);
  await open(page, '/');
  for (const { heading, first, loading } of reads) {
    const section = sectionOf(page, heading);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('status').getByText(loading)).toBeVisible();
    await expect(section.locator('[aria-busy="true"]')).toHaveCount(1);
    await expect(section.getByText(first, { exact: true })).toBeVisible();
  }
  // The other section may re-render meanwhile, and axe would lose elements.
  await expect(async () => expect(await accessibilityProblems(page)).toEqual([])).toPass();
});

test('[T2] [H7] [H8] a file is requested once, near the viewport, and the page shows its content', async ({
  page,
}) => {
  const requests = await answerBoth(page, async (route, { first }) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(first, 'Newly written');
    await route.fulfill({ response, body });
  });
  const expectNew = async () => {
    for (const { heading } of reads) {
      const section = sectionOf(page, heading);
      // The island may re-render meanwhile and replace the section.
      await expect(() => section.scrollIntoViewIfNeeded()).toPass();
      await expect(section.getByText('Newly written', { exact: true })).toBeVisible();
    }
  };
  await open(page, '/');
  expect(Object.values(requests)).toEqual([0, 0]);
  for (const { heading, first } of reads)
    await expect(sectionOf(page, heading).getByText(first, { exact: true })).toBeAttached();
  await test.step('[H7] the preview shows two projects', () =>
    expect(sectionOf(page, portfolio.heading).getByRole('listitem')).toHaveCount(2));
  await expectNew();
  await follow(page, labelOf('services'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.services.header.heading);
  await expect(page).toHaveURL('/services');
  await follow(page, labelOf('home'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.business.tagline);
  await expectNew();
  await test.step('[H7] the preview still shows two projects', () =>
    expect(sectionOf(page, portfolio.heading).getByRole('listitem')).toHaveCount(2));
  expect(Object.values(requests)).toEqual([1, 1]);
});
