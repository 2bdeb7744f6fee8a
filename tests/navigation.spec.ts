import type { Page } from '@playwright/test';
import { articlePath } from '../src/routes.ts';
import { menuLink } from './menu.ts';
import { articles, content, expect, labelOf, open, test } from './site.ts';

const { business, home, services, gallery, residential } = content;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollDown = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);

test('[L8] [L9] menu links and the back and forward buttons change the page without a document load', async ({
  page,
  complaints,
  baseURL,
}) => {
  await openMarked(page, '/');
  await test.step('[L8] a menu link shows its page at the top, with focus on main', async () => {
    await scrollDown(page, 1500);
    await menuLink(page, labelOf('services')).click();
    await expect(h1(page)).toHaveText(services.header.heading);
    await expect(page).toHaveURL('/services');
    await expect(page).toHaveTitle(`${services.meta.title} | ${business.name}`);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', services.meta.description);
    const address = `${baseURL}/services`;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
    // Home has structured data, this page has none.
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await expect(menuLink(page, labelOf('services'))).toHaveAttribute('aria-current', 'page');
    await expect(menuLink(page, labelOf('home'))).not.toHaveAttribute('aria-current');
    await expectSameDocument(page);
  });
  await test.step('[L8] going back also scrolls to the top', async () => {
    await scrollDown(page, 1200);
    await menuLink(page, labelOf('residential')).click();
    await expect(h1(page)).toHaveText(residential.header.heading);
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect(h1(page)).toHaveText(services.header.heading);
    await expect.poll(() => scrolled(page)).toBe(0);
  });
  await test.step('[L8] the link to the current page scrolls to its top, without a history entry', async () => {
    await scrollDown(page, 1200);
    const entries = await page.evaluate(() => window.history.length);
    await menuLink(page, labelOf('services')).click();
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await expectSameDocument(page);
  });
  await test.step('[L3] only the links to the current page are marked in the menus', async () => {
    const current = page.locator('header [aria-current="page"]');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: labelOf('about'), exact: true })
      .click();
    await expect(current).toHaveText([labelOf('about')]);
    await page.goBack();
    await expect(current).toHaveText([labelOf('services'), labelOf('services')]);
  });
  await test.step('[L9] the back and forward buttons show the right page with its head', async () => {
    await page.goBack();
    await expect(h1(page)).toHaveText(business.tagline);
    await menuLink(page, labelOf('gallery')).click();
    await expect(page).toHaveTitle(`${gallery.meta.title} | ${business.name}`);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(`${home.meta.title} | ${business.name}`);
    await expect(h1(page)).toHaveText(business.tagline);
    await page.goForward();
    await expect(h1(page)).toHaveText(gallery.header.heading);
    await expectSameDocument(page);
  });
  expect(complaints).toEqual([]);
});

test('[L8] /about#team scrolls to the team', async ({ page }) => {
  await test.step('[L8] a link scrolls to the team and focuses it', async () => {
    await openMarked(page, '/');
    await page.getByRole('link', { name: home.hero.meetTeam, exact: true }).click();
    await expect(page).toHaveURL('/about#team');
    await expect(team(page)).toBeFocused();
    await expectTeamInView(page);
    await expectSameDocument(page);
  });
  await test.step('[L8] opening the address shows the team', async () => {
    await page.goto('about:blank');
    await open(page, '/about#team');
    await expectTeamInView(page);
  });
});

test('[L9] [P9] links within an article, and from it to other pages, need no document load', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const slug = 'hepa-filters-clean-home';
  const article = content.articles.find(({ summary }) => summary.slug === slug);
  await openMarked(page, articlePath(slug));

  await test.step('[L9] back and forward return to the targets of links within a page', async () => {
    const [first, last] = [article?.parts[0], article?.parts.at(-1)].map((part) => part?.heading ?? '');
    const list = page.getByRole('navigation', { name: content.blog.article.contentsHeading });
    const heading = (name = '') => page.getByRole('heading', { name, exact: true });
    await list.getByRole('link', { name: first ?? '', exact: true }).click();
    await expect(heading(first)).toBeInViewport();
    await list.getByRole('link', { name: last ?? '', exact: true }).click();
    await expect(heading(last)).toBeInViewport();
    await page.goBack();
    await expect(heading(first)).toBeInViewport();
    await expect(heading(first)).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goForward();
    await expect(heading(first)).toBeInViewport();
    await expectSameDocument(page);
  });
  await test.step('[P9] links in the text of an article change the page', async () => {
    const link = page.getByRole('article').locator('a[href="/builders-handover"]');
    await link.click();
    await expect(h1(page)).toHaveText(content.buildersHandover.header.heading);
    await page.goBack();
    await expect(h1(page)).toHaveText(articles.find((one) => one.slug === slug)?.title ?? '');
    await expect(link).toBeVisible();
    await expectSameDocument(page);
  });
});

/** Opens a path and sets a mark that is lost with the document. */
async function openMarked(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

const team = (page: Page) => page.getByRole('region', { name: content.about.team.heading, exact: true });

/** Expects the team to be in view, below the navbar. */
async function expectTeamInView(page: Page): Promise<void> {
  const heading = team(page).getByRole('heading', { level: 2 });
  const navbar = async () =>
    (await page.getByRole('banner').boundingBox())?.height ?? Number.POSITIVE_INFINITY;
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(await navbar());
  await expect(heading).toBeInViewport({ ratio: 1 });
}
