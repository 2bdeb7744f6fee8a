import type { ReactNode } from 'react';
import type { Content } from '../content/schemas/content-files.ts';
import { IconButton } from '../ui/IconButton.tsx';
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
      <IconButton
        label={words.openMenu}
        path="M1 7.5h22M1 16.5h22"
        large
        className={styles.toggle}
        popoverTarget="mobile-menu"
        aria-controls="mobile-menu"
      />
      <div id="mobile-menu" popover="auto" className={styles.menu}>
        <nav aria-label={words.mainMenuLabel}>
          <IconButton
            label={words.closeMenu}
            path="M3 3l18 18M21 3L3 21"
            large
            className={styles.close}
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
          />
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
