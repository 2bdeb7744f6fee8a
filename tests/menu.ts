import type { Locator, Page } from '@playwright/test';
import { isListed, type ListedRoute, routes } from '../src/routes.ts';
import { content } from './site.ts';

const listed: ListedRoute[] = routes.filter(isListed);
/** The routes that the menu lists, in order. */
export const inMenu = listed.filter(({ menu }) => menu);
/** The routes that the footer lists, in order. */
export const inFooter = listed.filter(({ footer }) => footer);

export const pathsOf = (list: readonly ListedRoute[]) => list.map((route) => route.path);

export function mainMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: content.layout.mainMenuLabel });
}

/** The menu links that are marked, each with its `aria-current`. */
export async function activeLinks(page: Page): Promise<Record<string, string>> {
  const marks = await mainMenu(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]));
  return Object.fromEntries(marks.filter(([, mark]) => mark !== null && mark !== 'false'));
}
