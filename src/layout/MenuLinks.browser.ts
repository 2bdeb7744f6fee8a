import { ariaCurrent } from '../routes.ts';

/**
 * Sets `aria-current` of the menu links after a page change, which leaves the menus in place, and on the 404 document,
 * which is pre-rendered without knowing its address.
 */
export function markMenuLinks(): undefined {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body > header li a'))
    link.ariaCurrent = ariaCurrent(link.pathname, window.location.pathname) ?? null;
}
