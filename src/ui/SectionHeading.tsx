import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './SectionHeading.module.css';

/** Heading and introduction of a section. */
export type Intro = { heading: string; text?: string };

export type SectionHeadingProps = {
  id: string;
  intro: Intro;
  /**
   * beside: heading left, text right; stacked: text below; centred: for short texts;
   * closing: very large, with the actions at the right.
   */
  layout?: 'stacked' | 'beside' | 'centred' | 'closing' | undefined;
  children?: ReactNode;
};

/** The h2 of a section, with its introduction and optional actions. */
export function SectionHeading({ id, intro, layout = 'stacked', children }: SectionHeadingProps) {
  return (
    <div className={classNames(styles.heading, styles[layout])}>
      <h2 id={id}>{intro.heading}</h2>
      {intro.text || children ? (
        <div className={styles.rest}>
          {intro.text ? <p className={styles.text}>{intro.text}</p> : null}
          {children}
        </div>
      ) : null}
    </div>
  );
}
