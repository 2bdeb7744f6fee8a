import type { Locator, Page, Request } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { testOnSiteWith } from './changed-site.ts';
import { details } from './quote-details.ts';
import { fillForm, openForm } from './quote-form.ts';
import {
  card,
  content,
  expect,
  expectTexts,
  open,
  quoteLink,
  reach,
  section,
  stubOtherHosts,
} from './site.ts';

// One site for all that only other content shows: a form service, parameters of the quote form, and empty lists.
const endpoint = 'https://forms.example.com/quotes';
const test = testOnSiteWith({
  'business.yaml': {
    'endpoint: null': `endpoint: ${endpoint}`,
    'parameters: {}':
      'parameters: { page: from, service: service, package: package, suburb: suburb, utm_source: campaign }',
    'typedParameters: {}': 'typedParameters: { name: name, serviceType: type }',
  },
  'testimonials.json': '{ "testimonials": [] }',
  'gallery.json':
    '{ "categories": { "bathrooms": [], "kitchens": [], "commercial": [] }, "beforeAfter": [] }',
  'portfolio-postbuild.json': '{ "projects": [] }',
});
// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

test('[Q2] [Q3] delivery on: the privacy note names the service, and the service gets one post', async ({
  page,
  complaints,
}) => {
  const posts: Request[] = [];
  await page.route(endpoint, (route) => {
    posts.push(route.request());
    return route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, json: {} });
  });
  await page.clock.install();
  const form = await openForm(page);

  await fillForm(page);
  await page.clock.fastForward(3000);
  await form.submit.click();
  await expect(form.toast).toBeVisible();
  await expect(form.received).toBeVisible();
  await expect(form.field('name')).toHaveValue('');
  expect(posts).toHaveLength(1);
  expect(posts[0]?.method()).toBe('POST');
  expect(posts[0]?.postDataJSON()).toEqual(details);
  expect(posts[0]?.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(complaints).toEqual([]);

  await page.goto('/about#privacy');
  const { privacy } = content.notes;
  const note = section(page, privacy.heading);
  await expect(note).toContainText(privacy.deliveryOn.replace('{host}', 'forms.example.com'));
  await expect(note).not.toContainText(privacy.deliveryOff);
});

/** Clicks a link to the quote form. @returns what the address tells the form */
async function toldBy(link: Locator): Promise<Record<string, string>> {
  const opened = link.page().context().waitForEvent('page');
  await link.click();
  const form = await opened;
  await form.waitForURL((url) => url.host !== '');
  const { origin, pathname, searchParams } = new URL(form.url());
  await form.close();
  expect(origin + pathname).toBe(content.business.quoteForm.url);
  return Object.fromEntries(searchParams);
}

test('[S3] [C5] parameters on: links tell the quote form page, service, package, suburb and campaign, nothing typed', async ({
  page,
  browser,
  baseURL,
}) => {
  const { business, layout, home, notes } = content;
  const { services } = business;
  const inMenu = (on: Page) => quoteLink(on.getByRole('banner'), layout.requestQuote).first();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact?utm_source=flyer&other=private');
  const { check } = content.contact.area;
  await reach(section(page, content.contact.area.heading));
  await page.getByLabel(check.label).fill('thurgona');
  await page.getByRole('button', { name: check.button }).click();
  await expect(page.getByText(check.yes.replace('{suburb}', 'Thurgoona'))).toBeVisible();
  const session = { suburb: 'Thurgoona', campaign: 'flyer' };
  expect(await toldBy(inMenu(page))).toEqual({ from: '/contact', ...session });

  await page.getByRole('contentinfo').getByRole('link', { name: layout.routeLabels.ndis }).click();
  await expect(page).toHaveURL('/ndis');
  expect(await toldBy(inMenu(page))).toEqual({ from: '/ndis', service: services.ndis, ...session });

  await page.route(endpoint, (route) => route.abort());
  await page.clock.install();
  const form = await openForm(page);
  await fillForm(page);
  await page.clock.fastForward(3000);
  await form.submit.click();
  // What was typed goes only by the button that says so.
  expect(await toldBy(quoteLink(form.area, layout.requestQuote).first())).toEqual({ from: '/', ...session });
  expect(await toldBy(quoteLink(form.area, layout.quoteWithDetails))).toEqual({
    ...{ from: '/', ...session },
    ...{ name: details.name, type: home.quoteForm.serviceTypes.deep },
  });
  const deep = home.packages.items[1]?.name ?? '';
  const packages = section(page, home.packages.heading);
  const chosen = quoteLink(card(packages, deep), home.packages.quoteLabel);
  expect(await toldBy(chosen)).toEqual({ from: '/', package: deep, ...session });

  await test.step('the privacy note says it', async () => {
    const { text, typed, page: from, service, package: which, suburb, campaign } = notes.privacy.handOver;
    await page.goto('/about#privacy');
    const note = section(page, notes.privacy.heading);
    const list = `${from}, ${service}, ${which}, ${suburb} and ${campaign}`;
    await expectTexts(note, [text.replace('{list}', list), typed]);
  });
  await test.step('it works with session storage blocked', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await stubOtherHosts(context, baseURL);
    const blocked = await context.newPage();
    await blocked.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new Error('Blocked');
        },
      });
    });
    await open(blocked, '/residential?utm_source=flyer');
    const told = { from: '/residential', service: services.residential, campaign: 'flyer' };
    expect(await toldBy(inMenu(blocked))).toEqual(told);
    await context.close();
  });
});

const src = '/images/placeholder.jpg';
const photo = { src, alt: 'A photo that came late', title: 'Late' };
const review = { rating: 5, name: 'Ann', location: 'Albury', service: 'Deep clean', text: 'Said late.' };
/** What the reads bring that were empty lists at the build. */
const brought: Record<string, unknown> = {
  'testimonials.json': { testimonials: [{ ...review, id: 'late' }] },
  'gallery.json': {
    categories: { bathrooms: [1, 2, 3].map((number) => ({ ...photo, src: `${src}?${number}` })) },
    beforeAfter: [{ id: 'late', title: 'A late pair', description: 'Late', before: src, after: src }],
  },
  'portfolio-postbuild.json': {
    projects: [{ category: 'new_build', title: 'A late project', images: [photo] }],
  },
};

/** Holds back the reads of a page. @returns answers them: with lists, or with the empty ones of the site */
async function holdReads(page: Page): Promise<(areEmpty: boolean) => void> {
  let answer = (_areEmpty: boolean) => {};
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  for (const [file, json] of Object.entries(brought))
    await page.route(`**/content/${file}`, async (route) =>
      (await answered) ? route.continue() : route.fulfill({ json }),
    );
  return answer;
}

/** Expects a part of the page to show that it is loading, with skeletons of a shape in place of its empty words. */
async function expectLoading(
  part: Locator,
  words: { loading: string; empty: string },
  count: number,
  shape = 3 / 4,
) {
  const skeletons = part.locator('[data-skeleton]');
  await expect(part.getByRole('status').getByText(words.loading)).toBeVisible();
  await expect(part.getByText(words.empty)).toBeHidden();
  await expect(skeletons).toHaveCount(count);
  for (const skeleton of await skeletons.all()) {
    const { width, height } = (await skeleton.boundingBox()) ?? { width: 0, height: 1 };
    expect(width / height).toBeCloseTo(shape, 1);
  }
}

test('[G6] [G9] [H6] [H7] [T2] lists that were empty at the build show that they load, then what the reads bring', async ({
  page,
}) => {
  const { ourWork, portfolio, testimonials } = content.home;
  const { loading, emptyComparisons } = content.gallery;
  const [work, projects, reviews] = [ourWork, portfolio, testimonials].map(({ heading }) =>
    section(page, heading),
  ) as [Locator, Locator, Locator];
  const bathrooms = page.getByRole('tabpanel', { name: ourWork.tabs.bathrooms, exact: true });
  const answer = await holdReads(page);
  await open(page, '/');
  for (const [part, words, count] of [
    [work, ourWork, 6],
    [projects, portfolio, 2],
    // Reviews have a spinner.
    [reviews, testimonials, 0],
  ] as const) {
    await reach(part);
    await expectLoading(part === work ? bathrooms : part, words, count);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  answer(false);
  await expect(reviews.getByText(review.text)).toBeVisible();
  await expect(projects.getByRole('heading', { name: 'A late project' })).toBeVisible();
  // The home page skips the first two bathrooms.
  await expect(work.getByRole('button', { name: photo.alt })).toHaveCount(1);
  for (const part of [work, projects, reviews]) await expect(part.locator('[data-skeleton]')).toHaveCount(0);

  await page.unrouteAll();
  const answerList = await holdReads(page);
  await open(page, '/before-after');
  const list = page.getByRole('main');
  await expectLoading(list, { loading, empty: emptyComparisons }, 3, 4 / 3);
  answerList(false);
  await expect(list.getByRole('slider', { name: 'A late pair' })).toBeVisible();
});

test('[G4] [G6] [G7] [G9] each tab of the gallery that was empty at the build shows skeletons, then its empty words', async ({
  page,
}) => {
  const { tabs, loading, empty, emptyProjects, emptyComparisons } = content.gallery;
  const panels: [name: string, empty: string, count: number, shape?: number][] = [
    [tabs.bathrooms, empty, 8],
    [tabs.kitchens, empty, 8],
    [tabs.commercial, empty, 8],
    [tabs.builderCleans, emptyProjects, 8],
    [tabs.beforeAfter, emptyComparisons, 3, 4 / 3],
  ];
  const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });
  const answer = await holdReads(page);
  await open(page, '/gallery');
  for (const [name, words, count, shape] of panels) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expectLoading(panel(name), { loading, empty: words }, count, shape);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  answer(true);
  for (const [name, words] of panels) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(panel(name).getByText(words, { exact: true })).toBeVisible();
    await expect(panel(name).locator('[data-skeleton]')).toHaveCount(0);
  }
});
