import layout from 'content:layout';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import type { routes } from '../routes.ts';
import { MenuLinks } from './MenuLinks.tsx';
import styles from './MobileMenu.module.css';

type MobileMenuProps = { path: string; routes: readonly (typeof routes)[number][]; children: ReactNode };

/**
 * The menu of small screens: a native popover, so that it opens, closes with Escape and gives the focus back
 * before and without scripts. Until then the browser itself tells whether it is open.
 */
export function MobileMenu({ path, routes, children }: MobileMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hydrated = useHydrated();

  // Choosing a link closes the menu, also where it leads to the page that is already shown.
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const close = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) element.hidePopover();
    };
    // So does leaving the page, and the menu with the Tab key, as the page lies hidden under it.
    const leave = () => element.hidePopover();
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) leave();
    };
    const onToggle = ({ newState }: ToggleEvent) => setOpen(newState === 'open');
    setOpen(element.matches(':popover-open'));
    element.addEventListener('click', close);
    element.addEventListener('focusout', onFocusOut);
    element.addEventListener('toggle', onToggle);
    window.addEventListener('pagehide', leave);
    window.addEventListener('popstate', leave);
    return () => {
      element.removeEventListener('click', close);
      element.removeEventListener('focusout', onFocusOut);
      element.removeEventListener('toggle', onToggle);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('popstate', leave);
    };
  }, []);

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget="mobile-menu"
        aria-label={layout.openMenu}
        aria-controls="mobile-menu"
        aria-expanded={hydrated ? isOpen : undefined}
      >
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d="M3 8h18M3 16h18" />
        </svg>
      </button>
      <div ref={menu} id="mobile-menu" popover="auto" className={styles.menu}>
        <nav aria-label={layout.mainMenuLabel}>
          <button
            type="button"
            className={styles.close}
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
            aria-label={layout.closeMenu}
          >
            <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
          <MenuLinks routes={routes} path={path} className={styles.list} />
        </nav>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
