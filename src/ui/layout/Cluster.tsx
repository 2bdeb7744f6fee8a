import { classNames } from '../../lib/class-names.ts';
import type { BoxProps } from './box.ts';
import styles from './Cluster.module.css';
import { type Gap, gapClass } from './gap.ts';

type ClusterProps = BoxProps & {
  gap?: Gap;
  /** How children of different height stand in a row; without it, in its middle. */
  align?: 'start' | 'end' | 'baseline';
  /** between: the first at the left edge, the last at the right one. */
  justify?: 'between';
};

/** Children beside one another, in as many rows as they need. */
export function Cluster({
  as: Element = 'div',
  gap = '3',
  align,
  justify,
  className,
  children,
}: ClusterProps) {
  return (
    <Element
      className={classNames(
        styles.cluster,
        gapClass(gap),
        align && styles[align],
        justify && styles[justify],
        className,
      )}
    >
      {children}
    </Element>
  );
}
