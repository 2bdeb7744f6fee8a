import type { Page, Route } from '@playwright/test';
import { accessibilityProblems } from '../support/axe.ts';
import { answer, offline } from '../support/faults.ts';
import { content, expect, labelOf, open, section, test } from '../support/site.ts';

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

type Part = 'first' | 'loading' | 'empty';
const failure = "We're having trouble loading the gallery. Please try again later.";

/** What the sections of home show of their lists, and the gallery preview, while their files answer like this. */
const states: Record<
  string,
  { reply: (route: Route, none: object) => unknown; shown: readonly Part[]; preview: string }
> = {
  'a failed read keeps the pre-rendered list': { reply: offline, shown: ['first'], preview: failure },
  'an empty list says so': {
    reply: (route, none) => route.fulfill({ json: none }),
    shown: ['empty'],
    preview: 'No images available for this category.',
  },
  'a pending read keeps the pre-rendered list and says that it loads': {
    reply: () => undefined,
    shown: ['first', 'loading'],
    preview: ourWork.loading,
  },
};

test('@T2 @H6 @H7 @H8 @A1 home says what became of each read, and still works', async ({ page }) => {
  // With reduced motion the spinner does not move, so Playwright can wait for it to be stable.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [state, { reply, shown, preview }] of Object.entries(states))
    await test.step(state, async () => {
      await answerBoth(page, (route, { none }) => reply(route, none));
      await answer(page, 'gallery.json', (route) => reply(route, { categories: {} }));
      await open(page, '/');
      for (const read of reads) {
        const part = section(page, read.heading);
        await part.scrollIntoViewIfNeeded();
        for (const kind of ['first', 'loading', 'empty'] as const) {
          const text = part.getByText(read[kind], { exact: true });
          await expect(text.first(), `${read.file}: ${kind}`).toBeVisible({ visible: shown.includes(kind) });
        }
      }
      const part = section(page, ourWork.heading);
      await part.scrollIntoViewIfNeeded();
      await expect(part.getByText(preview).first()).toBeVisible();
      const refresh = part.getByRole('button', { name: 'Refresh page' });
      await expect(refresh).toHaveCount(preview === failure ? 1 : 0);
      // Tests of the gallery check its failure, and those of other businesses what loads.
      if (shown.includes('empty')) expect(await accessibilityProblems(page)).toEqual([]);
      await follow(page, labelOf('services'));
      await expect(page).toHaveURL('/services');
    });
});

test('@T2 @H7 @H8 a file is requested once, near the viewport, and the page shows its content', async ({
  page,
}) => {
  const requests = await answerBoth(page, async (route, { first }) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(first, 'Newly written');
    await route.fulfill({ response, body });
  });
  const expectNew = async () => {
    for (const { heading } of reads) {
      const part = section(page, heading);
      // The island may re-render meanwhile and replace the section.
      await expect(() => part.scrollIntoViewIfNeeded()).toPass();
      await expect(part.getByText('Newly written', { exact: true })).toBeVisible();
    }
  };
  await open(page, '/');
  expect(Object.values(requests)).toEqual([0, 0]);
  for (const { heading, first } of reads)
    await expect(section(page, heading).getByText(first, { exact: true })).toBeAttached();
  await expectNew();
  await follow(page, labelOf('services'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.services.header.heading);
  await expect(page).toHaveURL('/services');
  await follow(page, labelOf('home'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.business.tagline);
  await expectNew();
  await test.step('the preview still shows two projects', () =>
    expect(section(page, portfolio.heading).getByRole('listitem')).toHaveCount(2));
  expect(Object.values(requests)).toEqual([1, 1]);
});
