import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './SectionHeading.module.css';

type SectionHeadingProps = {
  id?: string;
  heading: string;
  text?: string;
  /**
   * beside: heading left, text right; stacked: one below the other; centred: for short closing words;
   * closing: set very large, with the actions at the lower right.
   */
  layout?: 'stacked' | 'beside' | 'centred' | 'closing';
  children?: ReactNode;
};

/** The h2 that opens a section, with its introduction and optional actions. */
export function SectionHeading({ id, heading, text, layout = 'stacked', children }: SectionHeadingProps) {
  return (
    <div className={classNames(styles.heading, styles[layout])}>
      <h2 id={id}>{heading}</h2>
      {text || children ? (
        <div className={styles.rest}>
          {text ? <p className={styles.text}>{text}</p> : null}
          {children}
        </div>
      ) : null}
    </div>
  );
}
