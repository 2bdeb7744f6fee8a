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
  /** split: text beside the photo; wide: text above a full-width photo; plain: text only. */
  layout?: 'split' | 'wide' | 'plain';
  /** Labels of the quote and call buttons; both or none. */
  quote?: string;
  call?: string;
  children?: ReactNode;
};

/** The h1 of an inner page, with its introduction, first actions and photo. */
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
            priority
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
