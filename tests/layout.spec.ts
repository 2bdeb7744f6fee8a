import type { Locator, Page } from '@playwright/test';
import { navbarShadowScroll } from '../src/lib/specified.ts';
import { chatButton, floats } from './floating.ts';
import { activeLinks, inFooter, inMenu, mainMenu, pathsOf } from './menu.ts';
import {
  content,
  expect,
  hydrated,
  labelOf,
  mailAddress,
  open,
  quoteLink,
  stubOtherHosts,
  telAddress,
  test,
} from './site.ts';

const { business, home, layout } = content;

test('[L1] [L2] [L4] [L7] [L11] navbar, main area and footer are in this order, with their links', async ({
  page,
  context,
  baseURL,
}) => {
  await stubOtherHosts(context, baseURL);
  await open(page, '/');
  await test.step('[L1] they are in this order', async () => {
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toBeVisible();
    const parts = page.locator('body > :is(header, main, footer)');
    expect(await parts.evaluateAll((all) => all.map(({ localName }) => localName))).toEqual([
      'header',
      'main',
      'footer',
    ]);
  });
  await test.step('[L2] the navbar links to the pages of the menu in order', async () => {
    await expect(mainMenu(page).getByRole('link')).toHaveText(inMenu.map((route) => labelOf(route.page)));
    expect(await hrefs(page, layout.mainMenuLabel)).toEqual(pathsOf(inMenu));
  });
  await test.step('[L4] the footer repeats the menu and adds NDIS Support, Blog and About Us', async () => {
    expect(await hrefs(page, layout.footer.exploreHeading)).toEqual(pathsOf(inFooter));
    const links = page.getByRole('navigation', { name: layout.footer.exploreHeading }).getByRole('link');
    await expect(links).toHaveText(inFooter.map((route) => labelOf(route.page)));
  });
  await test.step('[L11] the footer shows ABN, phone, e-mail, social links and Google Business', async () => {
    const footer = page.getByRole('contentinfo');
    const link = (name: string) => footer.getByRole('link', { name, exact: true });
    await expect(footer).toContainText(`ABN ${business.abn}`);
    await expect(link(business.phone)).toHaveAttribute('href', telAddress);
    await expect(link(business.email)).toHaveAttribute('href', mailAddress);
    const googleBusiness = link(`Google Business ${layout.newTabNote}`);
    await expect(googleBusiness).toHaveAttribute('href', business.googleBusinessUrl);
    expect(business.social.length).toBeGreaterThan(0);
    for (const { label, url } of business.social)
      await expect(link(`${label} ${layout.newTabNote}`)).toHaveAttribute('href', url);
    const checks = Object.values(business.claims).map(({ checked }) => checked);
    const lastYear = checks.sort().at(-1)?.slice(0, 4);
    await expect(footer).toContainText(`© ${business.founded}-${lastYear} ${business.name}.`);
  });
  await test.step('the navbar shows the phone number, and phones have a bar at the bottom', async () => {
    const call = (part: Locator) => part.getByRole('link', { name: layout.call, exact: true });
    const banner = page.getByRole('banner');
    const number = banner.getByText(business.phone, { exact: true });
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(number).toBeVisible();
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(number).toBeVisible();
    await expect(call(floats(page))).toBeHidden();
    await page.setViewportSize({ width: 390, height: 760 });
    await expect(call(banner)).toBeHidden();
    // On a page that offers no quote itself.
    await page
      .locator('#team-heading')
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await expect(call(floats(page))).toHaveAttribute('href', telAddress);
    for (const part of [call(floats(page)), quoteLink(floats(page), home.stickyQuote), chatButton(page)])
      await expect(part).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('[L7] the navbar opens the quote form in a new tab', async () => {
    const popup = page.waitForEvent('popup');
    await quoteLink(page.getByRole('banner'), 'Request a Quote').click();
    await expect(await popup).toHaveURL(business.quoteForm.url);
    await expect(page).toHaveURL('/');
  });
});

test('[L3] [L5] the navbar gains a shadow, the first Tab stop skips it, and it marks the menu page above a path', async ({
  page,
}) => {
  await open(page, '/about');
  await test.step('[L5] the navbar gains a shadow past 10 px', async () => {
    const navbar = page.getByRole('banner');
    await expect(navbar).toHaveCSS('box-shadow', 'none');
    await scrollTo(page, navbarShadowScroll + 1);
    await expect(navbar).toHaveCSS('box-shadow', /\dpx/);
    await expect(navbar).toBeInViewport({ ratio: 1 });
    await scrollTo(page, navbarShadowScroll);
    await expect(navbar).toHaveCSS('box-shadow', 'none');
  });
  await test.step('[L5] the first Tab stop skips to the main area', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: layout.skipLink, exact: true });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('[L3] a path below a menu page marks that page as active, but not as current', async () => {
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
});

function hrefs(page: Page, menu: string): Promise<(string | null)[]> {
  const links = page.getByRole('navigation', { name: menu }).getByRole('link');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}
