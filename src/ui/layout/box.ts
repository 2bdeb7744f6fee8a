import type { ReactNode } from 'react';

/** What all layout primitives take. */
export type BoxProps = {
  /** The element, which says what the children are. */
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'li' | 'article' | 'figure' | 'nav' | 'p' | 'figcaption' | 'h4';
  className?: string | undefined;
  children: ReactNode;
};
