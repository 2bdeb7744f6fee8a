import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Bleed.module.css';

type BleedProps = {
  /** The edge of the window that it reaches. */
  side: 'left' | 'right';
  className?: string | undefined;
  children: ReactNode;
};

/** A photo that goes on to the edge of a wide window. The photo is not rounded itself. */
export function Bleed({ side, className, children }: BleedProps) {
  return <div className={classNames(styles.bleed, styles[side], className)}>{children}</div>;
}
