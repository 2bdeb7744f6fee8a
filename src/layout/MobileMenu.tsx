import type { ReactNode } from 'react';
import type { Content } from '../content/schemas/files.ts';
import { type MenuLink, MenuLinks } from './MenuLinks.tsx';
import styles from './MobileMenu.module.css';

type MobileMenuProps = {
  path: string;
  links: readonly MenuLink[];
  more: readonly MenuLink[];
  words: Pick<Content['layout'], 'openMenu' | 'closeMenu' | 'mainMenuLabel'>;
  children: ReactNode;
};

/**
 * The menu of small screens, with `more` pages in small type: a native popover, which opens, closes with Escape
 * and restores the focus without scripts. `MobileMenu.browser.ts` closes it when a link is clicked or the focus
 * leaves it.
 */
export function MobileMenu({ path, links, more, words, children }: MobileMenuProps) {
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget="mobile-menu"
        aria-label={words.openMenu}
        aria-controls="mobile-menu"
        data-tooltip
      >
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d="M3 8h18M3 16h18" />
        </svg>
      </button>
      <div id="mobile-menu" popover="auto" className={styles.menu}>
        <nav aria-label={words.mainMenuLabel}>
          <button
            type="button"
            className={styles.close}
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
            aria-label={words.closeMenu}
            data-tooltip
          >
            <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
          <MenuLinks links={links} path={path} className={styles.list} />
        </nav>
        <MenuLinks links={more} path={path} className={styles.more} />
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
