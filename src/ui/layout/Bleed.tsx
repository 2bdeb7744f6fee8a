import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Bleed.module.css';

type BleedProps = {
  /** The edge of the viewport that the photo reaches. */
  side: 'left' | 'right';
  className?: string | undefined;
  children: ReactNode;
};

/** A photo that extends to the edge of a wide viewport. Pass a photo that is not rounded. */
export function Bleed({ side, className, children }: BleedProps) {
  return <div className={classNames(styles.bleed, styles[side], className)}>{children}</div>;
}
