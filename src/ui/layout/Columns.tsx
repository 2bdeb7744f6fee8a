import { classNames } from '../../lib/class-names.ts';
import { type BoxProps, type Gap, gapClass } from './box.ts';
import styles from './Columns.module.css';

type ColumnsProps = BoxProps & {
  /** halves: the second part starts in the middle; uneven: it starts after five of twelve columns. */
  columns?: 'halves' | 'uneven';
  /** The space between the parts while they are stacked. */
  gap?: Gap;
  /** Vertical alignment of the parts beside each other. By default the lower one stretches. */
  align?: 'start' | 'centre' | 'end';
  /** Shows the second part, such as a photo, before the first: when stacked, when beside each other, or always. */
  swap?: 'stacked' | 'beside' | 'always';
  /** The part that stays in view beside the longer one. */
  sticky?: 'first' | undefined;
  /** Beside each other on tablets too. */
  tablet?: boolean;
  /** Lists and grids of two columns have one while the parts are beside each other. */
  lists?: 'single';
};

/** Two parts beside each other on wide viewports, and stacked on narrow ones. */
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
  ...rest
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
  return <Element className={classes} {...rest} />;
}
