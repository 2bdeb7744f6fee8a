import { classNames } from '../../lib/class-names.ts';
import type { BoxProps } from './box.ts';
import styles from './Columns.module.css';
import { type Gap, gapClass } from './gap.ts';

type ColumnsProps = BoxProps & {
  /** halves: the second part begins in the middle; uneven: after five of twelve columns. */
  columns?: 'halves' | 'uneven';
  /** The space between the parts while they are stacked. */
  gap?: Gap;
  /** How parts of different height stand beside each other; without it, the lower one is as high as the other. */
  align?: 'start' | 'centre' | 'end';
  /** The second part, such as a photo, comes before the first where they are stacked, beside each other, or always. */
  swap?: 'stacked' | 'beside' | 'always';
  /** The part that stays in view beside the longer one. */
  sticky?: 'first';
  /** Beside each other on tablets too. */
  tablet?: boolean;
  /** Beside each other, lists and grids in a part that would have two columns have one. */
  lists?: 'single';
};

/** Two parts beside each other in wide windows, and below each other in narrower ones. */
export function Columns({
  as: Element = 'div',
  columns = 'halves',
  gap = '6',
  align,
  swap,
  sticky,
  tablet,
  lists,
  className,
  children,
}: ColumnsProps) {
  const classes = classNames(
    styles.columns,
    styles[columns],
    gapClass(gap),
    align && styles[align],
    swap && swap !== 'beside' && styles.swapStacked,
    swap && swap !== 'stacked' && styles.swapBeside,
    sticky && styles[sticky],
    tablet && styles.tablet,
    lists && styles[lists],
    className,
  );
  return <Element className={classes}>{children}</Element>;
}
