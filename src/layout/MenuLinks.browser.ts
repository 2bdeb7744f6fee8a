import { closePopover } from '../browser/popover.ts';
import { ariaCurrent } from '../routes.ts';

/**
 * Sets `aria-current` of the menu links after a page change, which leaves the menus in place, and on the 404 document,
 * which is pre-rendered without knowing its address.
 * @returns its cleanup, which closes the mobile menu
 */
export function markMenuLinks(): () => void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body > header li a'))
    link.ariaCurrent = ariaCurrent(link.pathname, window.location.pathname) ?? null;
  const menu = document.getElementById('mobile-menu');
  return () => {
    if (menu) closePopover(menu);
  };
}
