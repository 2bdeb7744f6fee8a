import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './FadeIn.module.css';

type FadeInProps = {
  /** The direction in which it moves while it fades in. */
  direction?: 'up' | 'down' | 'left' | 'right';
  /** In seconds. */
  delay?: number;
  /** Share of the content, 0 to 1, that must be in view. */
  threshold?: number;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Content that `FadeIn.browser.ts` fades in once, when it is scrolled into view. It is visible without scripts and in
 * print.
 */
export function FadeIn({ direction = 'up', delay = 0, threshold, className, children }: FadeInProps) {
  return (
    <div
      className={classNames(styles.box, styles[direction], className)}
      data-fade="still"
      data-threshold={threshold}
      data-delay={delay > 0 ? delay : undefined}
    >
      {children}
    </div>
  );
}
