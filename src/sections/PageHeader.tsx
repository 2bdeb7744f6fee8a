import type { ReactNode } from 'react';
import type { PhotoData } from '../content/schemas/parts.ts';
import { classNames } from '../lib/class-names.ts';
import { Photo } from '../ui/Photo.tsx';
import styles from './PageHeader.module.css';

type PageHeaderProps = {
  eyebrow?: string | undefined;
  heading: string;
  text: string;
  photo?: PhotoData;
  /** split: words beside the photo; wide: words over a full-width photo below; plain: words only. */
  layout?: 'split' | 'wide' | 'plain';
  children?: ReactNode;
};

/** The h1 of an inner page with its introduction, first actions and leading photograph. */
export function PageHeader({
  eyebrow,
  heading,
  text,
  photo,
  layout = photo ? 'split' : 'plain',
  children,
}: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, styles[layout])}>
      <div className={styles.words}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <h1>{heading}</h1>
        <div className={styles.rest}>
          <p className={styles.text}>{text}</p>
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
