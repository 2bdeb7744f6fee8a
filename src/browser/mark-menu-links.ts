import { ariaCurrent } from '../routes.ts';

/**
 * Marks the menu links that lead to the page that is shown, or to one above it [L3]: the menus stay when the page
 * changes, and the document of an unknown address is rendered for no address.
 */
export function markMenuLinks(): undefined {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body > header nav a')) {
    const mark = ariaCurrent(link.pathname, window.location.pathname);
    if (mark) link.setAttribute('aria-current', mark);
    else link.removeAttribute('aria-current');
  }
}
