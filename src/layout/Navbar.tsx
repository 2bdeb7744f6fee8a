import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import type { Brand } from '../content/schemas/brand.ts';
import type { Content } from '../content/schemas/content-files.ts';
import { classNames } from '../lib/class-names.ts';
import { pageLabel } from '../lib/page-label.ts';
import { telHref } from '../lib/phone.ts';
import { unbroken } from '../lib/unbroken.ts';
import show from '../styles/show.module.css';
import { contactAttributes } from '../tracking.ts';
import { LineIcon } from '../ui/LineIcon.tsx';
import { type MenuLink, MenuLinks } from './MenuLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import styles from './Navbar.module.css';
import { Wordmark } from './Wordmark.tsx';

type NavbarProps = {
  path: string;
  content: Content & { brand: Brand };
  menu: readonly MenuLink[];
  /** The pages that only the footer lists. The mobile menu shows them in small type. */
  more: readonly MenuLink[];
  quote: ReactNode;
  /** Shown at the end of the mobile menu. */
  children: ReactNode;
};

/** The navbar of every page; `Navbar.browser.ts` adds its shadow. */
export function Navbar({ path, content, menu, more, quote, children }: NavbarProps) {
  const { brand, business, layout } = content;
  return (
    <header className={styles.navbar}>
      <div className={styles.content}>
        <a className={styles.brand} href="/" aria-label={`${business.name}, ${pageLabel(content, 'home')}`}>
          <Wordmark name={business.name} logo={brand.logo.inNavbar} />
        </a>
        <nav className={classNames(styles.links, show.fromWide)} aria-label={layout.mainMenuLabel}>
          <MenuLinks links={menu} path={path} className={styles.list} />
        </nav>
        <div className={styles.actions}>
          <a
            // On phones this and the quote link are in the overlay bar.
            className={classNames(styles.call, show.fromTablet)}
            href={telHref(business.phone)}
            aria-label={layout.call}
            {...contactAttributes('navbar', 'Call icon')}
          >
            <LineIcon icon={Phone} size={24} />
            <span>{unbroken(business.phone)}</span>
          </a>
          <div className={classNames(styles.quote, show.fromTablet)}>{quote}</div>
          <MobileMenu path={path} links={menu} more={more} words={layout}>
            {children}
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}
