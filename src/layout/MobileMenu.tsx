import Equal from 'lucide-react/icons/equal';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Content } from '../content/schemas/files.ts';
import { classNames } from '../lib/class-names.ts';
import control from '../ui/icon-control.module.css';
import { LineIcon } from '../ui/LineIcon.tsx';
import { Grid } from '../ui/layout/Grid.tsx';
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
    <>
      <button
        type="button"
        className={classNames(control.control, styles.toggle)}
        popoverTarget="mobile-menu"
        aria-label={words.openMenu}
        aria-controls="mobile-menu"
        data-tooltip
      >
        <LineIcon icon={Equal} size={32} />
      </button>
      <div id="mobile-menu" popover="auto" className={styles.menu}>
        <nav aria-label={words.mainMenuLabel}>
          <button
            type="button"
            className={classNames(control.control, styles.close)}
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
            aria-label={words.closeMenu}
            data-tooltip
          >
            <LineIcon icon={X} size={32} />
          </button>
          <MenuLinks links={links} path={path} className={styles.list} />
        </nav>
        <MenuLinks links={more} path={path} className={styles.more} />
        <Grid gap="3" className={styles.actions}>
          {children}
        </Grid>
      </div>
    </>
  );
}
