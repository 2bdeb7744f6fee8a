import type { ReactNode } from 'react';
import styles from './gap.module.css';

/** Props of all layout primitives. */
export type BoxProps = {
  /** The element, chosen by what the children are. */
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'li' | 'article' | 'figure' | 'nav' | 'p' | 'figcaption' | 'h4' | 'label';
  id?: string;
  className?: string | undefined;
  /** Whether print leaves it out. */
  'data-print'?: 'hide';
  children: ReactNode;
};

/** A step of the spacing scale in tokens.css. */
export type Gap = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** The class that sets the gap of a primitive. */
export const gapClass = (gap: Gap) => styles[`gap${gap}`];
