import type { Locator, Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { content, expect, open } from './site.ts';

/** The routes in the menu, in order. */
export const inMenu = routes.filter(({ menu }) => menu);
/** The routes in the footer, in order. */
export const inFooter = routes.filter(({ footer }) => footer);

function mainMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: content.layout.mainMenuLabel });
}

export const menuLink = (page: Page, label: string) =>
  mainMenu(page).getByRole('link', { name: label, exact: true });

/** The marked menu links, each with its `aria-current`. */
export async function activeLinks(page: Page): Promise<Record<string, string>> {
  const marks = await mainMenu(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]));
  return Object.fromEntries(marks.filter(([, mark]) => mark !== null && mark !== 'false'));
}

/** Opens a path and sets a mark that is lost with the document. */
export async function openMarked(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** Follows a menu link by script, so that no pointer prefetches its page. */
export const visit = (page: Page, label: string) =>
  menuLink(page, label).evaluate((link: HTMLAnchorElement) => link.click());

/** Adds a link to the page and clicks it. */
export const follow = (page: Page, attributes: { href: string; download?: string; target?: string }) =>
  page.evaluate((attributes) => {
    const link = Object.assign(document.createElement('a'), { textContent: 'Added', ...attributes });
    document.body.prepend(link);
    link.click();
  }, attributes);
