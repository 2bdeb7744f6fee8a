import { classNames } from '../../lib/class-names.ts';
import { type BoxProps, type Gap, gapClass } from './box.ts';
import styles from './Stack.module.css';

type StackProps = BoxProps & {
  gap?: Gap;
  /** Horizontal alignment. By default children are as wide as the stack. */
  align?: 'start' | 'centre' | undefined;
};

/** Children below each other, with equal space between them. */
export function Stack({ as: Element = 'div', gap = '5', align, className, ...rest }: StackProps) {
  return (
    <Element
      className={classNames(styles.stack, gapClass(gap), align && styles[align], className)}
      {...rest}
    />
  );
}
