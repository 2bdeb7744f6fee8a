import type { Locator, Page, Request } from '@playwright/test';
import {
  comparisonSkeletons,
  gallerySkeletons,
  previewLimit,
  previewProjectCount,
} from '../../src/lib/specified.ts';
import { pathOf, type RoutePage } from '../../src/routes.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { many } from '../support/other-site.ts';
import { details } from '../support/quote-details.ts';
import { quoteFormOf } from '../support/quote-form.ts';
import { card, expect, open, reach, section, stubOtherHosts } from '../support/site.ts';
import { expectLoading, holdReads, photo, review } from '../support/slow-reads.ts';

const { test, content, goTo, quoteLink } = many;
const { fillForm, openForm, toldBy } = quoteFormOf(content);
const { endpoint } = content.business.delivery;

test('@Q2 @Q3 with a form service, the privacy note names it, and it receives a request once', async ({
  page,
  complaints,
}) => {
  const posts: Request[] = [];
  // Stubs the statistics scripts, which tests/documents/statistics.spec.ts tests.
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
  await expect(form.received).toBeVisible();
  expect(posts.map((post) => [post.method(), post.postDataJSON()])).toEqual([['POST', details]]);
  expect(complaints).toEqual([]);

  await page.goto('/about#privacy');
  const { privacy } = content.notes;
  const note = section(page, privacy.heading);
  await expect(note).toContainText(privacy.deliveryOn.replace('{host}', new URL(endpoint).host));
  await expect(note).not.toContainText(privacy.deliveryOff);
});

/** The link to the quote form in the navbar. */
const inNavbar = (page: Page) => quoteLink(page.getByRole('banner'), content.layout.requestQuote).first();

test('@S3 @C5 with parameters, links pass page, service, suburb and so on to the hosted form', async ({
  page,
  context,
  baseURL,
}) => {
  await stubOtherHosts(context, baseURL);
  const { business, layout, home, notes, contact } = content;
  const { services, areaServed } = business;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact?utm_source=flyer&other=private');
  // A suburb with a letter less.
  const suburb = areaServed.find((name) => /(.)\1/.test(name)) ?? '';
  await reach(section(page, contact.area.heading));
  await page.getByLabel(contact.area.check.label).fill(suburb.toLowerCase().replace(/(.)\1/, '$1'));
  await page.getByRole('button', { name: contact.area.check.button }).click();
  await expect(page.getByText(contact.area.check.yes.replace('{suburb}', suburb))).toBeVisible();
  const session = { suburb, campaign: 'flyer' };
  await page.getByLabel(contact.area.check.label).fill('Elsewhere');
  await page.getByRole('button', { name: contact.area.check.button }).click();
  expect(await toldBy(inNavbar(page))).toEqual({ from: '/contact', campaign: 'flyer' });
  await page.getByLabel(contact.area.check.label).fill(suburb);
  await page.getByRole('button', { name: contact.area.check.button }).click();
  expect(await toldBy(inNavbar(page))).toEqual({ from: '/contact', ...session });
  await goTo(page, 'ndis');
  expect(await toldBy(inNavbar(page))).toEqual({ from: '/ndis', service: services.ndis, ...session });
  await goTo(page, 'about');
  // A context menu extends a link, like a click.
  await inNavbar(page).dispatchEvent('contextmenu');
  await expect(inNavbar(page)).toHaveAttribute('href', /from=%2Fabout/);
  expect(await toldBy(inNavbar(page))).toEqual({ from: '/about', ...session });

  await page.route(endpoint, (route) => route.abort());
  await page.clock.install();
  const form = await openForm(page);
  await fillForm(page);
  await page.clock.fastForward(3000);
  await form.submit.click();
  const atHome = { from: '/', ...session };
  // Only the button that says so passes on what was typed.
  expect(await toldBy(quoteLink(form.area, home.quoteForm.booking).first())).toEqual(atHome);
  const typed = { name: details.name, type: home.quoteForm.serviceTypes.deep };
  expect(await toldBy(quoteLink(form.area, layout.quoteWithDetails))).toEqual({ ...atHome, ...typed });
  const deep = home.packages.items[1]?.name ?? '';
  const chosen = quoteLink(card(section(page, home.packages.heading), deep), home.packages.quoteLabel);
  expect(await toldBy(chosen)).toEqual({ ...atHome, package: deep });

  await goTo(page, 'services');
  const { cards, quote } = content.services.premium;
  for (const { title, more } of cards) {
    const asked = quoteLink(card(page.getByRole('main'), title, 'article'), quote);
    const service = Object.entries(services).find(([name]) => pathOf(name as RoutePage) === more.to)?.[1];
    expect(await toldBy(asked)).toEqual({ from: '/services', service, ...session });
  }
  await test.step('the privacy note lists what is passed on', async () => {
    const { handOver, heading } = notes.privacy;
    await page.goto('/about#privacy');
    const list = `${handOver.page}, ${handOver.service}, ${handOver.package}, ${handOver.suburb} and ${handOver.campaign}`;
    for (const text of [handOver.text.replace('{list}', list), handOver.typed])
      await expect(section(page, heading)).toContainText(text);
  });
});

test('@G4 @G6 @G7 @G9 @H6 @H7 @T2 lists that were empty at build time say that they load, then show the items or their empty message', async ({
  page,
}) => {
  const { ourWork, portfolio, testimonials } = content.home;
  const { loading, empty, emptyProjects, emptyComparisons, tabs } = content.gallery;
  const [work, projects, reviews] = [ourWork, portfolio, testimonials].map(({ heading }) =>
    section(page, heading),
  ) as [Locator, Locator, Locator];
  const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });
  await test.step('home', async () => {
    const answer = await holdReads(page);
    await open(page, '/');
    for (const [part, words, count] of [
      [work, ourWork, previewLimit],
      [projects, portfolio, previewProjectCount],
      // Reviews show a spinner instead of skeletons.
      [reviews, testimonials, 0],
    ] as const) {
      await reach(part);
      await expectLoading(part === work ? panel(ourWork.tabs.bathrooms) : part, words, count);
    }
    expect(await accessibilityProblems(page)).toEqual([]);
    answer(false);
    await expect(reviews.getByText(review.text)).toBeVisible();
    await expect(projects.getByRole('heading', { name: 'A late project' })).toBeVisible();
    // The home page skips the first two bathrooms.
    await expect(work.getByRole('button', { name: photo.alt })).toHaveCount(1);
    for (const part of [work, projects, reviews])
      await expect(part.locator('[data-skeleton]')).toHaveCount(0);
    await page.unrouteAll();
  });
  await test.step('/before-after', async () => {
    const answer = await holdReads(page);
    await open(page, '/before-after');
    const list = page.getByRole('main');
    await expectLoading(list, { loading, empty: emptyComparisons }, comparisonSkeletons);
    answer(false);
    await expect(list.getByRole('slider', { name: 'A late pair' })).toBeVisible();
    await page.unrouteAll();
  });
  await test.step('/gallery', async () => {
    const panels: [name: string, empty: string, count: number][] = [
      [tabs.bathrooms, empty, gallerySkeletons],
      [tabs.builderCleans, emptyProjects, gallerySkeletons],
      [tabs.beforeAfter, emptyComparisons, comparisonSkeletons],
    ];
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
});
