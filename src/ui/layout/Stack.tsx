import { classNames } from '../../lib/class-names.ts';
import type { BoxProps } from './box.ts';
import { type Gap, gapClass } from './gap.ts';
import styles from './Stack.module.css';

type StackProps = BoxProps & {
  gap?: Gap;
  /** Without it children are as wide as the stack. */
  align?: 'start' | 'centre' | undefined;
};

/** Children below one another, the same space between all of them. */
export function Stack({ as: Element = 'div', gap = '5', align, className, children }: StackProps) {
  return (
    <Element className={classNames(styles.stack, gapClass(gap), align && styles[align], className)}>
      {children}
    </Element>
  );
}
