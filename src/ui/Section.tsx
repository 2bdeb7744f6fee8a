import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './Section.module.css';

export type Background = 'paper' | 'linen' | 'mist' | 'deep';

export type SectionProps = {
  ground?: Background | undefined;
  /** Makes the section a target of links such as /about#team. */
  id?: string | undefined;
  /** Id of the heading that names the section for assistive technology. */
  labelledBy?: string;
  /** Less space above and below, for a section that belongs to its neighbour. */
  tight?: boolean;
  /** Not where it holds something that has its place in the window. */
  contained?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A band of the page on one of the grounds, its content at most 1200 px wide. */
export function Section({
  ground = 'paper',
  id,
  labelledBy,
  tight = false,
  contained = true,
  className,
  children,
}: SectionProps) {
  const classes = classNames(
    styles.section,
    styles[ground],
    tight && styles.tight,
    !contained && styles.open,
  );
  // Only what has a name is a part of the outline.
  const Band = labelledBy ? 'section' : 'div';
  return (
    <Band id={id} className={classes} aria-labelledby={labelledBy}>
      <div className={classNames(styles.content, className)}>{children}</div>
    </Band>
  );
}
