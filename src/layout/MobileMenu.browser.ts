import type { Popovers } from '../browser/popover.ts';

/**
 * Keeps `aria-expanded` of the mobile menu up to date. Closes the menu when a link in it is clicked, even a link to the
 * current page, when the focus leaves it, or when the window gets wide enough for the other menu. Its buttons open and
 * close it without scripts.
 */
export function enhanceMenu({ closePopover, isOpen }: Popovers): void {
  const menu = document.getElementById('mobile-menu');
  const toggle = document.querySelector('[popovertarget="mobile-menu"]');
  if (!menu || !toggle) return;
  const updateExpanded = () => toggle.setAttribute('aria-expanded', String(isOpen(menu)));
  const close = () => closePopover(menu);
  updateExpanded();
  menu.addEventListener('toggle', updateExpanded);
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  // Otherwise the Tab key would reach the page that the menu covers.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  window.addEventListener('resize', () => {
    if (toggle.getClientRects().length === 0) close();
  });
  window.addEventListener('pagehide', close);
  window.addEventListener('popstate', close);
}
