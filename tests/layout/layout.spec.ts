import type { Page } from '@playwright/test';
import { navbarShadowScroll } from '../../src/lib/specified.ts';
import { activeLinks, follow } from '../support/menu.ts';
import { content, expect, hydrated, open, test } from '../support/site.ts';

const { business, layout } = content;

test('@L3 @L5 the navbar gains a shadow, the first Tab stop skips it, and it marks the menu page above a path', async ({
  page,
}) => {
  await open(page, '/about');
  await test.step('the navbar gains a shadow past 10 px', async () => {
    const navbar = page.getByRole('banner');
    await expect(navbar).toHaveCSS('box-shadow', 'none');
    await expect(navbar).toHaveAttribute('data-first');
    await scrollTo(page, navbarShadowScroll + 1);
    await expect(navbar).toHaveCSS('box-shadow', /\dpx/);
    await expect(navbar).toBeInViewport({ ratio: 1 });
    await scrollTo(page, navbarShadowScroll);
    await expect(navbar).toHaveCSS('box-shadow', 'none');
  });
  await test.step('the first Tab stop skips to the main area', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: layout.skipLink, exact: true });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('the navbar shows the phone number, except on phones, which have a bar', async () => {
    const number = page.getByRole('banner').getByText(business.phone, { exact: true });
    for (const width of [1200, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(number).toBeVisible({ visible: width > 390 });
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('a path below a menu page marks that page as active, but not as current', async () => {
    await follow(page, { href: '/services/x' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    expect(await activeLinks(page)).toEqual({ '/services': 'true' });
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('banner'), 'its sun has risen').not.toHaveAttribute('data-first');
    expect(await activeLinks(page), 'after a reload').toEqual({ '/services': 'true' });
  });
});

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}
