import type { Locator, Page } from '@playwright/test';
import { type Route, routes } from '../src/routes.ts';
import { content } from './site.ts';

/** The routes in the menu, in order. */
export const inMenu = routes.filter(({ menu }) => menu);
/** The routes in the footer, in order. */
export const inFooter = routes.filter(({ footer }) => footer);

export const pathsOf = (list: readonly Route[]) => list.map((route) => route.path);

export function mainMenu(page: Page): Locator {
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
