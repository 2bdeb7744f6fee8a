import { classNames } from '../../lib/class-names.ts';
import type { BoxProps } from './box.ts';
import styles from './Grid.module.css';
import { type Gap, gapClass } from './gap.ts';

type GridProps = BoxProps & {
  /** At most so many cells in a row. */
  columns?: '2' | '3' | '4';
  /** No cell is narrower, so narrow windows have fewer in a row: 9.5, 13 or 15 rem. */
  min?: 'narrow' | 'small' | 'medium';
  gap?: Gap;
};

/** Cells of equal width, as many in a row as have room. */
export function Grid({
  as: Element = 'div',
  columns = '2',
  min = 'medium',
  gap = '5',
  className,
  children,
}: GridProps) {
  return (
    <Element
      className={classNames(styles.grid, styles[`most${columns}`], styles[min], gapClass(gap), className)}
    >
      {children}
    </Element>
  );
}
