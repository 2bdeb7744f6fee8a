import { content } from '../content/index.ts';
import { pageLabel } from '../lib/page-label.ts';
import { telHref } from '../lib/phone.ts';
import { unbroken } from '../lib/unbroken.ts';
import { LabourHireLicence } from '../links/LabourHireLicence.tsx';
import { routes } from '../routes.ts';
import { contactAttributes } from '../tracking.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Footer.module.css';
import { Wordmark } from './Wordmark.tsx';

const { about, business, layout, notes } = content;
const { claims, googleBusinessUrl, social } = business;
const { footer } = layout;

/** The copyright runs to the year in which a claim was last checked, so that builds of the same content are identical. */
const years = Object.values(claims).map(({ checked }) => Number(checked.slice(0, 4)));
const copyright = [...new Set([business.founded, Math.max(business.founded, ...years)])].join('-');

/** The footer of every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.about}>
          <Wordmark />
          <p className={styles.tagline}>{business.tagline}</p>
          <p>{footer.blurb}</p>
        </div>
        <nav aria-labelledby="footer-explore">
          <h2 id="footer-explore" className={styles.heading}>
            {footer.exploreHeading}
          </h2>
          <ul className={styles.links}>
            {routes
              .filter((route) => route.footer)
              .map((route) => (
                <li key={route.path}>
                  <a href={route.path}>{pageLabel(content, route.page)}</a>
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
              <a href={googleBusinessUrl} target="_blank" rel="noopener">
                {footer.googleBusiness}
                <span className="visually-hidden">{` ${layout.newTabNote}`}</span>
              </a>
            </li>
          </ul>
          <h2 className={styles.heading}>{footer.socialHeading}</h2>
          <ul className={styles.social}>
            {social.map((profile) => (
              <li key={profile.platform} data-tooltip>
                <a href={profile.url} target="_blank" rel="noopener">
                  <Icon name={profile.platform} size={24} />
                  <span className="visually-hidden">{`${profile.label} ${layout.newTabNote}`}</span>
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
          <li>
            <a href="/about#guarantee">{about.guarantee.heading}</a>
          </li>
          <li>
            <a href="/about#privacy">{notes.privacy.heading}</a>
          </li>
          <li>
            <a href="/about#accessibility">{notes.accessibility.heading}</a>
          </li>
        </ul>
        <p>
          {`© ${copyright} ${business.name}. ${footer.rights} `}
          <span className={styles.abn}>{`${footer.abnLabel} ${business.abn}`}</span>
          <LabourHireLicence />
        </p>
      </div>
    </footer>
  );
}
