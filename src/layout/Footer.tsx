import type { ReactNode } from 'react';
import type { Content } from '../content/schemas/files.ts';
import { telHref } from '../lib/phone.ts';
import { unbroken } from '../lib/unbroken.ts';
import { contactAttributes } from '../tracking.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Footer.module.css';
import type { MenuLink } from './MenuLinks.tsx';
import { Wordmark } from './Wordmark.tsx';

type FooterProps = {
  business: Content['business'];
  words: Pick<Content['layout'], 'footer' | 'newTabNote'>;
  pages: readonly MenuLink[];
  notes: readonly MenuLink[];
  /** Ends the line with the ABN. */
  children: ReactNode;
};

/** The copyright runs to the year in which a claim was last checked, so that builds of the same content are identical. */
function copyrightYears({ founded, claims }: Content['business']): string {
  const years = Object.values(claims).map(({ checked }) => Number(checked.slice(0, 4)));
  return [...new Set([founded, Math.max(founded, ...years)])].join('-');
}

/** The footer of every page. */
export function Footer({ business, words, pages, notes, children }: FooterProps) {
  const { footer, newTabNote } = words;
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.about}>
          <Wordmark name={business.name} />
          <p className={styles.tagline}>{business.tagline}</p>
          <p>{footer.blurb}</p>
        </div>
        <nav aria-labelledby="footer-explore">
          <h2 id="footer-explore" className={styles.heading}>
            {footer.exploreHeading}
          </h2>
          <ul className={styles.links}>
            {pages.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={styles.heading}>{footer.contactHeading}</h2>
          <ul className={styles.contact}>
            <li>
              <a href={telHref(business.phone)} {...contactAttributes('footer', 'Phone number')}>
                {business.phone}
              </a>
            </li>
            <li>
              <a href={`mailto:${business.email}`} {...contactAttributes('footer', 'Email address')}>
                {business.email}
              </a>
            </li>
            <li>
              <a href={business.googleBusinessUrl} target="_blank" rel="noopener">
                {footer.googleBusiness}
                <span className="visually-hidden">{` ${newTabNote}`}</span>
              </a>
            </li>
          </ul>
          <h2 className={styles.heading}>{footer.socialHeading}</h2>
          <ul className={styles.social}>
            {business.social.map((profile) => (
              <li key={profile.platform} data-tooltip>
                <a href={profile.url} target="_blank" rel="noopener">
                  <Icon name={profile.platform} size={24} />
                  <span className="visually-hidden">{`${profile.label} ${newTabNote}`}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={styles.heading}>{footer.areaHeading}</h2>
          <p>{`${business.areaServed.map(unbroken).join(', ')} ${business.areaServedEnding}.`}</p>
        </div>
      </div>
      <div className={styles.small}>
        <p>{footer.acknowledgement}</p>
        <ul className={styles.notes}>
          {notes.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
        <p>
          {`© ${copyrightYears(business)} ${business.name}. ${footer.rights} `}
          <span className={styles.abn}>{`${footer.abnLabel} ${business.abn}`}</span>
          {children}
        </p>
      </div>
    </footer>
  );
}
