import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './Section.module.css';

/** From the lightest; river and clay are for the one coloured band of a long page. */
export type Background = 'paper' | 'linen' | 'mist' | 'river' | 'deep' | 'ink' | 'clay';

export type SectionProps = {
  background?: Background | undefined;
  /** Id for links such as /about#team. */
  id?: string | undefined;
  /** Id of the heading that labels the section. */
  labelledBy?: string;
  /** Less padding above and below. */
  tight?: boolean;
  /** CSS containment; must be off if the section has children with fixed positions. */
  contained?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** The class of a background, for a header or footer that is no section. */
export const backgroundClass = (background: Background) => styles[background];

/** A full-width section with a background; its content is at most 1200 px wide. */
export function Section({
  background = 'paper',
  id,
  labelledBy,
  tight = false,
  contained = true,
  className,
  children,
}: SectionProps) {
  const classes = classNames(
    styles.section,
    styles[background],
    tight && styles.tight,
    !contained && styles.open,
  );
  // Only a labelled section is a landmark.
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element id={id} className={classes} aria-labelledby={labelledBy}>
      <div className={classNames(styles.content, className)}>{children}</div>
    </Element>
  );
}
