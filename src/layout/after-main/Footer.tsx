import type { ReactNode } from 'react';
import type { Brand } from '../../content/schemas/brand.ts';
import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { telHref } from '../../lib/phone.ts';
import { unbroken } from '../../lib/unbroken.ts';
import show from '../../styles/show.module.css';
import { contactAttributes } from '../../tracking.ts';
import { Icon } from '../../ui/Icon.tsx';
import iconButton from '../../ui/IconButton.module.css';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import text from '../../ui/text.module.css';
import type { MenuLink } from '../MenuLinks.tsx';
import { Wordmark } from '../Wordmark.tsx';
import styles from './Footer.module.css';

type FooterProps = {
  content: Content & { brand: Brand };
  pages: readonly MenuLink[];
  notes: readonly MenuLink[];
  /** Ends the line with the ABN. */
  children: ReactNode;
};

/**
 * The copyright years, if the business states its first year. The last year is the year when a claim was last checked,
 * not today's, so that the same content always builds the same site.
 */
function copyright({ founded, claims, name }: Content['business']): string {
  const checked = Object.values(claims).flatMap((claim) => (claim ? Number(claim.checked.slice(0, 4)) : []));
  const years = [...(founded === null ? [] : [founded]), ...checked];
  const ends = years.length > 0 ? [founded ?? Math.max(...years), Math.max(...years)] : [];
  return ['©', [...new Set(ends)].join('-'), name].filter(Boolean).join(' ');
}

/** The footer of every page. */
export function Footer({ content, pages, notes, children }: FooterProps) {
  const { brand, business, layout } = content;
  const { footer, newTabNote } = layout;
  const heading = classNames(text.label, styles.heading);
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <Stack gap="3">
          <Wordmark name={business.name} logo={brand.logo.inFooter} />
          <p className={classNames(text.title, styles.heading)}>{business.tagline}</p>
          <p className={show.fromPhoneWide}>{footer.blurb}</p>
        </Stack>
        <nav aria-labelledby="footer-explore">
          <h2 id="footer-explore" className={heading}>
            {footer.exploreHeading}
          </h2>
          <ul className={styles.links}>
            {pages.map(({ path, label }) => (
              <li key={path}>
                <a className={styles.link} href={path}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={heading}>{footer.contactHeading}</h2>
          <ul className={styles.contacts}>
            <li>
              <a
                className={styles.link}
                href={telHref(business.phone)}
                {...contactAttributes('footer', 'Phone number')}
              >
                {business.phone}
              </a>
            </li>
            {business.googleBusinessUrl ? (
              <li>
                <a
                  className={styles.link}
                  href={business.googleBusinessUrl}
                  target="_blank"
                  rel="noopener"
                  data-print="hide"
                >
                  {footer.googleBusiness}
                  <span className="visually-hidden">{` ${newTabNote}`}</span>
                </a>
              </li>
            ) : null}
            <li>
              <a
                className={styles.link}
                href={`mailto:${business.email}`}
                {...contactAttributes('footer', 'Email address')}
              >
                {business.email}
              </a>
            </li>
          </ul>
          {business.social.length > 0 ? (
            <Cluster gap="3" data-print="hide">
              <h2 className={text.label}>{footer.socialHeading}</h2>
              <Cluster as="ul" gap="2">
                {business.social.map((profile) => (
                  <li key={profile.platform} data-tooltip>
                    <a
                      className={classNames(iconButton.button, iconButton.large, styles.round)}
                      href={profile.url}
                      target="_blank"
                      rel="noopener"
                    >
                      <Icon name={profile.platform} size={24} />
                      <span className="visually-hidden">{`${profile.label} ${newTabNote}`}</span>
                    </a>
                  </li>
                ))}
              </Cluster>
            </Cluster>
          ) : null}
        </div>
        <div className={show.fromPhoneWide}>
          <h2 className={heading}>{footer.areaHeading}</h2>
          <p>{`${business.areaServed.map(unbroken).join(', ')} ${business.areaServedEnding}.`}</p>
        </div>
      </div>
      <div className={styles.small}>
        <p>{footer.acknowledgement}</p>
        <Cluster as="ul" gap="3" className={styles.notes}>
          {notes.map(({ path, label }) => (
            <li key={path}>
              <a className={styles.link} href={path}>
                {label}
              </a>
            </li>
          ))}
        </Cluster>
        <p>
          {`${copyright(business)}. ${footer.rights} ${footer.abnLabel} ${business.abn}`}
          {children}
        </p>
      </div>
    </footer>
  );
}
