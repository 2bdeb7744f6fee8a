import { classNames } from '../../lib/class-names.ts';
import { type BoxProps, type Gap, gapClass } from './box.ts';
import styles from './Grid.module.css';

type GridProps = BoxProps & {
  /** Maximum number of columns. */
  columns?: '2' | '3' | '4';
  /** Minimum width of a cell, so that narrow viewports have fewer columns: 9.5, 13 or 15 rem. */
  min?: 'narrow' | 'small' | 'medium';
  gap?: Gap;
};

/** Cells of equal width, as many in a row as fit. */
export function Grid({
  as: Element = 'div',
  columns = '2',
  min = 'medium',
  gap = '5',
  className,
  ...rest
}: GridProps) {
  return (
    <Element
      className={classNames(styles.grid, styles[`most${columns}`], styles[min], gapClass(gap), className)}
      {...rest}
    />
  );
}
