import { find } from './find.ts';
import { closePopover, isOpen } from './popover.ts';

/**
 * Tells assistive technology whether the menu of small screens is open, and closes it when a link is chosen, also one
 * to the page that is shown, or when the visitor leaves it [L6]. It opens and closes with its buttons without scripts.
 */
export function enhanceMenu(): void {
  const menu = find('#mobile-menu');
  const toggle = find('[popovertarget="mobile-menu"]');
  const tell = () => toggle.setAttribute('aria-expanded', String(isOpen(menu)));
  const close = () => closePopover(menu);
  tell();
  menu.addEventListener('toggle', tell);
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  // The Tab key would lead to the page that lies hidden under the menu.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  window.addEventListener('pagehide', close);
  window.addEventListener('popstate', close);
}
