import { classNames } from '../../lib/class-names.ts';
import { Summary } from '../../ui/Disclosure.tsx';
import text from '../../ui/text.module.css';
import styles from './Fold.module.css';

/**
 * A summary that on phones opens what comes after it. That is not inside: wide windows and print show it always, as
 * styles can where they only follow the state of the summary.
 */
export function Fold({ label }: { label: string }) {
  return (
    <details className={classNames(text.label, styles.fold)}>
      <Summary>{label}</Summary>
    </details>
  );
}

/** The class of what a fold opens, where it is more than a compact list of points. */
export const folded = styles.folded;
