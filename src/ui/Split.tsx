import type { ReactNode } from 'react';
import styles from './Split.module.css';

type SplitProps = {
  media: ReactNode;
  /** Which side the picture takes on wide screens. */
  mediaSide?: 'left' | 'right';
  /** Share of the picture: half, or the larger or smaller part. */
  ratio?: 'half' | 'large' | 'small';
  align?: 'centre' | 'start' | 'end';
  /** Lets the picture run to the edge of a wide window. */
  bleed?: boolean;
  children: ReactNode;
};

/** Words beside a picture; the words come first on small screens. */
export function Split({
  media,
  mediaSide = 'right',
  ratio = 'half',
  align = 'centre',
  bleed = false,
  children,
}: SplitProps) {
  return (
    <div className={[styles.split, styles[mediaSide], styles[ratio], styles[align]].join(' ')}>
      <div className={styles.words}>{children}</div>
      <div className={bleed ? styles.bleed : undefined}>{media}</div>
    </div>
  );
}
