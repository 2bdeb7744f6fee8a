import Phone from 'lucide-react/icons/phone';
import { content } from '../content/index.ts';
import { pageLabel } from '../lib/page-label.ts';
import { telHref } from '../lib/phone.ts';
import { unbroken } from '../lib/unbroken.ts';
import { CallLink } from '../links/CallLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { routes } from '../routes.ts';
import { contactAttributes } from '../tracking.ts';
import { LineIcon } from '../ui/LineIcon.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import styles from './Navbar.module.css';
import { Wordmark } from './Wordmark.tsx';

const { business, layout } = content;

const menu = routes.filter((route) => route.menu);
/** The pages that only the footer lists beside them. */
const more = routes.filter((route) => route.footer && !route.menu);

/** The navbar of every page; `Navbar.browser.ts` adds its shadow. */
export function Navbar({ path }: { path: string }) {
  return (
    <header className={styles.navbar}>
      <div className={styles.content}>
        <a className={styles.brand} href="/" aria-label={`${business.name}, ${pageLabel(content, 'home')}`}>
          <Wordmark />
        </a>
        <nav className={styles.links} aria-label={layout.mainMenuLabel}>
          <MenuLinks routes={menu} path={path} className={styles.list} />
        </nav>
        <div className={styles.actions}>
          <a
            className={styles.call}
            href={telHref(business.phone)}
            aria-label={layout.call}
            {...contactAttributes('navbar', 'Call icon')}
          >
            <LineIcon icon={Phone} size={24} />
            <span>{unbroken(business.phone)}</span>
          </a>
          <div className={styles.quote}>
            <QuoteLink location="navbar" />
          </div>
          <MobileMenu path={path} routes={menu} more={more}>
            <QuoteLink location="mobile_navbar" />
            <CallLink label={layout.call} location="mobile_navbar" />
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}
