import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './FadeIn.module.css';

type FadeInProps = {
  /** Which way it moves as it appears. */
  direction?: 'up' | 'down' | 'left' | 'right';
  /** In seconds. */
  delay?: number;
  /** Share of it, 0 to 1, that has to be in view. */
  threshold?: number;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Marks content that fades in once, when it is scrolled to; `src/browser/enhance-fade-ins.ts` does it. The content
 * is visible in the HTML and on paper.
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
