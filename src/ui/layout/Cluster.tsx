import { classNames } from '../../lib/class-names.ts';
import { type BoxProps, type Gap, gapClass } from './box.ts';
import styles from './Cluster.module.css';

type ClusterProps = BoxProps & {
  gap?: Gap;
  /** Vertical alignment in a row; centred by default. */
  align?: 'baseline';
  /** between: the first child at the left edge, the last one at the right edge. */
  justify?: 'between';
};

/** Children in a row that wraps. */
export function Cluster({
  as: Element = 'div',
  gap = '3',
  align,
  justify,
  className,
  ...rest
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
      {...rest}
    />
  );
}
