import type { Locator, Page } from '@playwright/test';
import { type Route, routes } from '../src/routes.ts';
import { content } from './site.ts';

/** The routes that the menu lists, in order. */
export const inMenu = routes.filter(({ menu }) => menu);
/** The routes that the footer lists, in order. */
export const inFooter = routes.filter(({ footer }) => footer);

export const pathsOf = (list: readonly Route[]) => list.map((route) => route.path);

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
