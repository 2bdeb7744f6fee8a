import type { ReactNode } from 'react';

/** Props of all layout primitives. */
export type BoxProps = {
  /** The element, chosen by what the children are. */
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'li' | 'article' | 'figure' | 'nav' | 'p' | 'figcaption' | 'h4';
  id?: string;
  className?: string | undefined;
  /** Whether print leaves it out. */
  'data-print'?: 'hide';
  children: ReactNode;
};
