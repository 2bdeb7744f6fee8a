import type { Page } from '@playwright/test';
import { activeLinks, expectSameDocument, follow, menuLink, openMarked } from '../support/menu.ts';
import { content, expect, goTo, hydrated, labelOf, open, paths, section, test } from '../support/site.ts';

const { about, business, home, services, gallery, notFound, residential } = content;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const titleOf = ({ meta }: { meta: { title: string } }) => `${meta.title} | ${business.name}`;
const expectTop = (page: Page) => expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(0);
const scrollDown = (page: Page) => page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));

test('@L3 @L8 @L9 menu links and the back and forward buttons change the page without a document load', async ({
  page,
  complaints,
  baseURL,
}) => {
  await openMarked(page, '/');
  await test.step('a menu link shows its page at the top, with focus on main', async () => {
    await scrollDown(page);
    await menuLink(page, labelOf('services')).click();
    await expect(h1(page)).toHaveText(services.header.heading);
    await expect(page).toHaveURL('/services');
    await expect(page).toHaveTitle(titleOf(services));
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', services.meta.description);
    const address = `${baseURL}/services`;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
    // Home has structured data, this page has none.
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expectTop(page);
    expect(await activeLinks(page)).toEqual({ '/services': 'page' });
  });
  await test.step('going back also scrolls to the top', async () => {
    await scrollDown(page);
    await menuLink(page, labelOf('residential')).click();
    await expect(h1(page)).toHaveText(residential.header.heading);
    await expectTop(page);
    await page.goBack();
    await expect(h1(page)).toHaveText(services.header.heading);
    await expectTop(page);
  });
  await test.step('the link to the current page scrolls to its top, without a history entry', async () => {
    await scrollDown(page);
    const entries = await page.evaluate(() => window.history.length);
    await menuLink(page, labelOf('services')).click();
    await expectTop(page);
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
  });
  await test.step('a page that is not in the navbar is marked in the mobile menu only', async () => {
    const current = page.locator('header [aria-current="page"]');
    await goTo(page, 'about');
    await expect(current).toHaveText([labelOf('about')]);
    await page.goBack();
    await expect(current).toHaveText([labelOf('services'), labelOf('services')]);
  });
  await test.step('the back and forward buttons show the right page with its head', async () => {
    await page.goBack();
    await expect(h1(page)).toHaveText(business.tagline);
    await menuLink(page, labelOf('gallery')).click();
    await expect(page).toHaveTitle(titleOf(gallery));
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(titleOf(home));
    await expect(h1(page)).toHaveText(business.tagline);
    await page.goForward();
    await expect(h1(page)).toHaveText(gallery.header.heading);
    await expectSameDocument(page);
  });
  expect(complaints).toEqual([]);
});

test('@L8 /about#team scrolls to the team, below the navbar, from a link and as an address', async ({
  page,
}) => {
  const team = section(page, about.team.heading);
  const expectTeamInView = async () => {
    const heading = team.getByRole('heading', { level: 2 });
    const navbar = (await page.getByRole('banner').boundingBox())?.height ?? Number.POSITIVE_INFINITY;
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(navbar);
    await expect(heading).toBeInViewport({ ratio: 1 });
  };
  await openMarked(page, '/');
  await page.getByRole('link', { name: home.hero.meetTeam, exact: true }).click();
  await expect(page).toHaveURL('/about#team');
  await expect(team).toBeFocused();
  await expectTeamInView();
  await expectSameDocument(page);
  await page.goto('about:blank');
  await open(page, '/about#team');
  await expectTeamInView();
});

/** Expects the 404 page. The browser logs its status; any other complaint is a fault. */
async function expectNotFound(page: Page, complaints: readonly string[]): Promise<void> {
  await expect(h1(page)).toHaveText('404 Page Not Found');
  await expect(page.getByRole('main')).toContainText(notFound.hint);
  await expect(page).toHaveTitle(titleOf(notFound));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
}

test('@R2 unknown addresses and links to them show the 404 page, which leads to home and to an address one letter away', async ({
  page,
  complaints,
  baseURL,
}) => {
  for (const path of ['/services/x', '/blog/none', '/nope']) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html, path).toContain('404 Page Not Found');
    expect(html, path).toContain('<meta name="robots" content="noindex"');
    expect(html, path).not.toContain('rel="canonical"');
  }
  await open(page, '/galery');
  await expectNotFound(page, complaints);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}/galery`);
  const suggested = page.locator('main [data-near] a');
  const addresses = await suggested.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.sort()).toEqual([...paths].sort());
  await expect(suggested.filter({ visible: true })).toHaveAttribute('href', '/gallery');
  await page.getByRole('main').getByRole('link', { name: notFound.link.label }).click();
  await expect(page).toHaveURL(notFound.link.to);
  await expect(page).toHaveTitle(titleOf(home));
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await follow(page, { href: '/no-such-page' });
  await expect(page).toHaveURL('/no-such-page');
  await expectNotFound(page, complaints);
  await expectSameDocument(page);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf(home));
  await hydrated(page);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`);
});
