import { classNames } from '../../lib/class-names.ts';
import { Summary } from '../../ui/Disclosure.tsx';
import text from '../../ui/text.module.css';
import styles from './Fold.module.css';

/**
 * A summary that opens its next sibling on phones. The content is a sibling of `details`, so CSS can always show it on
 * wide viewports and in print.
 */
export function Fold({ label }: { label: string }) {
  return (
    <details className={classNames(text.label, styles.fold)}>
      <Summary>{label}</Summary>
    </details>
  );
}

/** The class for content that a fold opens, unless it is a compact list of points. */
export const folded = styles.folded;
