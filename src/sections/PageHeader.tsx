import type { ReactNode } from 'react';
import type { PhotoData } from '../content/schemas/parts.ts';
import { classNames } from '../lib/class-names.ts';
import { CallLink } from '../links/CallLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { ButtonRow } from '../ui/Button.tsx';
import { Photo } from '../ui/Photo.tsx';
import styles from './PageHeader.module.css';

type PageHeaderProps = {
  eyebrow?: string | undefined;
  heading: string;
  text: string;
  photo?: PhotoData;
  /** split: words beside the photo; wide: words over a full-width photo below; plain: words only. */
  layout?: 'split' | 'wide' | 'plain';
  /** Labels of the buttons on a page whose visitors may ask for a quote or call at once. */
  quote?: string;
  call?: string;
  children?: ReactNode;
};

/** The h1 of an inner page with its introduction, first actions and leading photograph. */
export function PageHeader({
  eyebrow,
  heading,
  text,
  photo,
  layout = photo ? 'split' : 'plain',
  quote,
  call,
  children,
}: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, styles[layout])}>
      <div className={styles.words}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <h1>{heading}</h1>
        <div className={styles.rest}>
          <p className={styles.text}>{text}</p>
          {quote && call ? (
            <ButtonRow>
              <QuoteLink label={quote} location="hero_primary" />
              <CallLink label={call} location="hero" />
            </ButtonRow>
          ) : null}
          {children}
        </div>
      </div>
      {photo ? (
        <div className={styles.photo}>
          <Photo
            first
            photo={photo}
            sizes={layout === 'wide' ? '(width >= 75rem) 75rem, 100vw' : '(width >= 60rem) 46vw, 100vw'}
            ratio={layout === 'wide' ? '16 / 9' : '4 / 3'}
            rounded={layout === 'wide'}
          />
        </div>
      ) : null}
    </header>
  );
}
