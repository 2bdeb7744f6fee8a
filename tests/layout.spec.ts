import type { Page } from '@playwright/test';
import { articlePath, isListed, type ListedRoute, routes } from '../src/routes.ts';
import {
  articles,
  content,
  expect,
  hydrated,
  mailAddress,
  open,
  paths,
  quoteLink,
  telAddress,
  test,
} from './site.ts';

const { business, layout } = content;
const labels = layout.routeLabels;
const listed: ListedRoute[] = routes.filter(isListed);
const inMenu = listed.filter(({ menu }) => menu);
const inFooter = listed.filter(({ footer }) => footer);
const pathsOf = (list: readonly ListedRoute[]) => list.map((route) => route.path);

test('[L1] navbar, main area and footer follow one another', async ({ page }) => {
  await open(page, '/');
  const tops = ['banner', 'main', 'contentinfo'] as const;
  const [banner, main, footer] = await Promise.all(tops.map((role) => page.getByRole(role).boundingBox()));
  expect(banner?.y).toBe(0);
  expect(main?.y).toBe(banner?.height);
  expect(footer?.y).toBeCloseTo((main?.y ?? 0) + (main?.height ?? 0), 0);
});

test('[L2] the navbar leads to the pages of the menu in order', async ({ page }) => {
  await open(page, '/');
  const links = mainMenu(page).getByRole('link');
  await expect(links).toHaveText(inMenu.map((route) => labels[route.page]));
  expect(await hrefs(page, layout.mainMenuLabel)).toEqual(pathsOf(inMenu));
});

test('[L3] the link whose path starts the current one is active, Home only on exactly /', async ({
  page,
}) => {
  const active = new Set<string>(pathsOf(inMenu));
  for (const path of paths) {
    await open(page, path);
    expect(await activeLinks(page), path).toEqual(active.has(path) ? { [path]: 'page' } : {});
  }
});

test('[L3] a path below a page of the menu marks that page as active, but not as the current one', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    document.body.prepend(
      Object.assign(document.createElement('a'), { href: '/services/x', textContent: 'Below' }),
    );
  });
  await page.getByRole('link', { name: 'Below', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  expect(await activeLinks(page)).toEqual({ '/services': 'true' });
  await page.reload();
  await hydrated(page);
  expect(await activeLinks(page), 'after a reload').toEqual({ '/services': 'true' });
});

test('[L3] an article does not activate Home', async ({ page }) => {
  await open(page, articlePath(articles[0]?.slug ?? ''));
  await expect(mainMenu(page).getByRole('link', { name: labels.home })).not.toHaveAttribute('aria-current');
});

test('[L4] the footer repeats the menu and adds NDIS Support, Blog and About Us', async ({ page }) => {
  await open(page, '/');
  expect(await hrefs(page, layout.footer.exploreHeading)).toEqual(pathsOf(inFooter));
  const links = page.getByRole('navigation', { name: layout.footer.exploreHeading }).getByRole('link');
  await expect(links).toHaveText(inFooter.map((route) => labels[route.page]));
});

test('[L5] navbar gains a shadow past 10 px', async ({ page }) => {
  await open(page, '/');
  const navbar = page.getByRole('banner');
  await expect(navbar).toHaveCSS('box-shadow', 'none');
  await scrollTo(page, 11);
  await expect(navbar).toHaveCSS('box-shadow', /\dpx/);
  await expect(navbar).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 10);
  await expect(navbar).toHaveCSS('box-shadow', 'none');
});

test('[L7] the navbar opens the quote form in a new tab', async ({ page }) => {
  await open(page, '/');
  const popup = page.waitForEvent('popup');
  await quoteLink(page.getByRole('banner'), 'Request a Quote').click();
  await expect(await popup).toHaveURL(business.quoteForm.url);
  await expect(page).toHaveURL('/');
});

test('[L11] the footer shows ABN, phone, e-mail, social links and Google Business', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const link = (name: string) => footer.getByRole('link', { name, exact: true });
  await expect(footer).toContainText(`ABN ${business.abn}`);
  await expect(link(business.phone)).toHaveAttribute('href', telAddress);
  await expect(link(business.email)).toHaveAttribute('href', mailAddress);
  await expect(link(`Google Business ${layout.newTabNote}`)).toHaveAttribute(
    'href',
    business.googleBusinessUrl,
  );
  expect(business.social.length).toBeGreaterThan(0);
  for (const { label, url } of business.social)
    await expect(link(`${label} ${layout.newTabNote}`)).toHaveAttribute('href', url);
});

test('the first Tab stop skips to the main area', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: layout.skipLink, exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

function mainMenu(page: Page) {
  return page.getByRole('navigation', { name: layout.mainMenuLabel });
}

function hrefs(page: Page, menu: string): Promise<(string | null)[]> {
  const links = page.getByRole('navigation', { name: menu }).getByRole('link');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}

/** The menu links that are marked, each with its `aria-current`. */
async function activeLinks(page: Page): Promise<Record<string, string>> {
  const marks = await mainMenu(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]));
  return Object.fromEntries(marks.filter(([, mark]) => mark !== null && mark !== 'false'));
}
