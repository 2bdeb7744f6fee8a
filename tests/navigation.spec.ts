import type { Page } from '@playwright/test';
import { articlePath } from '../src/routes.ts';
import { articles, content, expect, open, test } from './site.ts';

const { business, home, layout, services } = content;

test('[L8] a menu link changes the page without a document load, at the top and with focus on main', async ({
  page,
  complaints,
  baseURL,
}) => {
  await openMarked(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await menuLink(page, layout.routeLabels.services).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.header.heading);
  await expect(page).toHaveURL('/services');
  await expect(page).toHaveTitle(`${services.meta.title} | ${business.name}`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    services.meta.description,
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/services`);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}/services`);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(menuLink(page, layout.routeLabels.services)).toHaveAttribute('aria-current', 'page');
  await expect(menuLink(page, layout.routeLabels.home)).not.toHaveAttribute('aria-current');
  await expectSameDocument(page);
  expect(complaints).toEqual([]);
});

test('[L9] the back and forward buttons show the right page with its head', async ({ page }) => {
  await openMarked(page, '/');
  await menuLink(page, layout.routeLabels.gallery).click();
  await expect(page).toHaveTitle(`${content.gallery.meta.title} | ${business.name}`);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(`${home.meta.title} | ${business.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(business.tagline);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.gallery.header.heading);
  await expectSameDocument(page);
});

test('[L8] going back leads to the top as well, and so does the link of the shown page, without a step in the history', async ({
  page,
}) => {
  await openMarked(page, '/services');
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await menuLink(page, layout.routeLabels.residential).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.residential.header.heading);
  expect(await top()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.header.heading);
  await expect.poll(top).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  const entries = await page.evaluate(() => window.history.length);
  await menuLink(page, layout.routeLabels.services).click();
  await expect.poll(top).toBe(0);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await expectSameDocument(page);
});

test('[L8] a link to /about#team scrolls to the team and focuses it', async ({ page }) => {
  await openMarked(page, '/');
  await page.getByRole('link', { name: home.hero.meetTeam, exact: true }).click();
  await expect(page).toHaveURL('/about#team');
  const team = page.getByRole('region', { name: content.about.team.heading, exact: true });
  await expect(team).toBeFocused();
  await expectAtTop(page);
  await expectSameDocument(page);
});

test('[L8] opening /about#team as an address shows the team', async ({ page }) => {
  await open(page, '/about#team');
  await expectAtTop(page);
});

test('[P9] links in the text of an article change the page without a document load', async ({ page }) => {
  const article = articles.find(({ slug }) => slug === 'hepa-filters-clean-home');
  await openMarked(page, `/blog/${article?.slug}`);
  await page.getByRole('article').locator('a[href="/builders-handover"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.buildersHandover.header.heading);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article?.title ?? '');
  await expect(page.getByRole('article').locator('a[href="/builders-handover"]')).toBeVisible();
  await expectSameDocument(page);
});

test('[L9] back and forward lead to the places that links within a page led to', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [article] = content.articles;
  if (!article) throw new Error('There is no article.');
  await openMarked(page, articlePath(article.summary.slug));
  const [first, last] = [article.parts[0], article.parts.at(-1)].map((part) => part?.heading ?? '');
  const list = page.getByRole('navigation', { name: content.blog.article.contentsHeading });
  const heading = (name: string | undefined) => page.getByRole('heading', { name: name ?? '', exact: true });
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

test('a click with a modifier key is left to the browser', async ({ page, context }) => {
  await openMarked(page, '/');
  const opened = context.waitForEvent('page');
  await menuLink(page, layout.routeLabels.contact).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/contact');
  await expect(page).toHaveURL('/');
});

function menuLink(page: Page, label: string) {
  return page
    .getByRole('navigation', { name: layout.mainMenuLabel })
    .getByRole('link', { name: label, exact: true });
}

/** Opens a path and leaves a mark that only lives as long as the document. */
async function openMarked(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** Expects the team to start just below the navbar. */
async function expectAtTop(page: Page): Promise<void> {
  const navbar = await page.getByRole('banner').boundingBox();
  const below = navbar?.height ?? 0;
  const team = page.getByRole('region', { name: content.about.team.heading, exact: true });
  await expect
    .poll(async () => Math.round((await team.boundingBox())?.y ?? -1))
    .toBeLessThanOrEqual(below + 40);
  await expect
    .poll(async () => Math.round((await team.boundingBox())?.y ?? -1))
    .toBeGreaterThanOrEqual(below);
}
