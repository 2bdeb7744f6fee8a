import type { Locator, Page, Request } from '@playwright/test';
import {
  comparisonSkeletons,
  gallerySkeletons,
  previewLimit,
  previewProjectCount,
} from '../src/lib/specified.ts';
import { pathOf, type RoutePage } from '../src/routes.ts';
import { accessibilityProblems } from './axe.ts';
import { many } from './other-site.ts';
import { details } from './quote-details.ts';
import { quoteFormOf } from './quote-form.ts';
import { card, expect, expectTexts, open, reach, section, stubOtherHosts } from './site.ts';
import { expectLoading, holdReads, photo, review } from './slow-reads.ts';
import { expectFits, windows } from './sweep/fits.ts';

const { test, content, labelOf, quoteLink } = many;
const { fillForm, openForm, toldBy } = quoteFormOf(content);
const { endpoint } = content.business.delivery;

test('[Q2] [Q3] with a form service, the privacy note names it, and it receives a request once', async ({
  page,
  complaints,
}) => {
  const posts: Request[] = [];
  // Stubs the statistics scripts, which tests/statistics.spec.ts tests.
  await page.route(/googletagmanager|clarity/, (route) => route.fulfill({ contentType: 'text/javascript' }));
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
  await expect(note).toContainText(privacy.deliveryOn.replace('{host}', new URL(endpoint).host));
  await expect(note).not.toContainText(privacy.deliveryOff);
});

test('[S3] [C5] with parameters, links pass page, service, suburb and so on to the hosted form', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await stubOtherHosts(context, baseURL);
  const { business, layout, home, notes } = content;
  const { services } = business;
  const inMenu = (on: Page) => quoteLink(on.getByRole('banner'), layout.requestQuote).first();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact?utm_source=flyer&other=private');
  const { check } = content.contact.area;
  const suburb = business.areaServed.find((name) => /(.)\1/.test(name)) ?? '';
  await reach(section(page, content.contact.area.heading));
  await page
    .getByLabel(check.label)
    .fill(`${suburb.toLowerCase().replace(/(.)\1/, '$1')} ${business.address.region}`);
  await page.getByRole('button', { name: check.button }).click();
  await expect(page.getByText(check.yes.replace('{suburb}', suburb))).toBeVisible();
  const session = { suburb, campaign: 'flyer' };
  expect(await toldBy(inMenu(page))).toEqual({ from: '/contact', ...session });

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: labelOf('ndis') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.ndis.header.heading);
  await expect(page).toHaveURL('/ndis');
  expect(await toldBy(inMenu(page))).toEqual({ from: '/ndis', service: services.ndis, ...session });

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: labelOf('about') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.about.header.heading);
  await expect(page).toHaveURL('/about');
  expect(await toldBy(inMenu(page))).toEqual({ from: '/about', ...session });

  await page.route(endpoint, (route) => route.abort());
  await page.clock.install();
  const form = await openForm(page);
  await fillForm(page);
  await page.clock.fastForward(3000);
  await form.submit.click();
  // Only the button that says so passes on what was typed.
  expect(await toldBy(quoteLink(form.area, home.quoteForm.booking).first())).toEqual({
    from: '/',
    ...session,
  });
  expect(await toldBy(quoteLink(form.area, layout.quoteWithDetails))).toEqual({
    ...{ from: '/', ...session },
    ...{ name: details.name, type: home.quoteForm.serviceTypes.deep },
  });
  const deep = home.packages.items[1]?.name ?? '';
  const packages = section(page, home.packages.heading);
  const chosen = quoteLink(card(packages, deep), home.packages.quoteLabel);
  expect(await toldBy(chosen)).toEqual({ from: '/', package: deep, ...session });

  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('services'), exact: true })
    .click();
  await expect(page).toHaveURL('/services');
  for (const { title, more } of content.services.premium.cards) {
    const one = card(page.getByRole('main'), title, 'article');
    const asked = quoteLink(one, content.services.premium.quote);
    const service = Object.entries(services).find(([name]) => pathOf(name as RoutePage) === more.to)?.[1];
    expect(await toldBy(asked)).toEqual({ from: '/services', service, ...session });
  }

  await test.step('the privacy note lists what is passed on', async () => {
    const {
      text,
      typed,
      page: from,
      service,
      package: which,
      suburb: town,
      campaign,
    } = notes.privacy.handOver;
    await page.goto('/about#privacy');
    const note = section(page, notes.privacy.heading);
    const list = `${from}, ${service}, ${which}, ${town} and ${campaign}`;
    await expectTexts(note, [text.replace('{list}', list), typed]);
  });
  await test.step('links pass the campaign on while session storage is blocked', async () => {
    const another = await browser.newContext({ baseURL: baseURL ?? '' });
    await stubOtherHosts(another, baseURL);
    const blocked = await another.newPage();
    await blocked.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new Error('Blocked');
        },
      });
    });
    await open(blocked, '/residential?utm_source=flyer');
    // The script that extends the links loads late. A context menu extends a link, like a click.
    const isAdded = async () => {
      await inMenu(blocked).dispatchEvent('contextmenu');
      await expect(inMenu(blocked)).toHaveAttribute('href', /from=/, { timeout: 500 });
    };
    await expect(isAdded).toPass();
    const told = { from: '/residential', service: services.residential, campaign: 'flyer' };
    expect(await toldBy(inMenu(blocked))).toEqual(told);
    await another.close();
  });
});

test('[G6] [G9] [H6] [H7] [T2] lists that were empty at build time say that they load, then show the items', async ({
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
    [work, ourWork, previewLimit],
    [projects, portfolio, previewProjectCount],
    // Reviews show a spinner instead of skeletons.
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
  await expectLoading(list, { loading, empty: emptyComparisons }, comparisonSkeletons);
  answerList(false);
  await expect(list.getByRole('slider', { name: 'A late pair' })).toBeVisible();
});

test('[G4] [G6] [G7] [G9] gallery tabs that were empty at build time show skeletons, then their empty message', async ({
  page,
}) => {
  const { tabs, loading, empty, emptyProjects, emptyComparisons } = content.gallery;
  const panels: [name: string, empty: string, count: number][] = [
    [tabs.bathrooms, empty, gallerySkeletons],
    [tabs.kitchens, empty, gallerySkeletons],
    [tabs.commercial, empty, gallerySkeletons],
    [tabs.builderCleans, emptyProjects, gallerySkeletons],
    [tabs.beforeAfter, emptyComparisons, comparisonSkeletons],
  ];
  const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });
  const answer = await holdReads(page);
  await open(page, '/gallery');
  for (const [name, words, count] of panels) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expectLoading(panel(name), { loading, empty: words }, count);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  answer(true);
  for (const [name, words] of panels) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(panel(name).getByText(words, { exact: true })).toBeVisible();
    await expect(panel(name).locator('[data-skeleton]')).toHaveCount(0);
  }
});

test('[L12] a name of 45 letters and a word of 80 fit every viewport too', async ({ page }) => {
  expect(content.business.name).toHaveLength(45);
  expect(content.services.header.heading).toMatch(/\b\w{80}\b/);
  await page.goto('/services');
  await expectFits(page, windows);
});
