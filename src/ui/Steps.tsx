import { classNames } from '../lib/class-names.ts';
import styles from './Steps.module.css';

type StepsProps = {
  steps: readonly { title: string; text: string }[];
  /** row: side by side below a line; pairs: two in a row, for large type. */
  layout?: 'row' | 'pairs';
};

/** An ordered list with large numerals, which are hidden from screen readers. */
export function Steps({ steps, layout = 'row' }: StepsProps) {
  return (
    <ol className={classNames(styles.steps, styles[layout])}>
      {steps.map((step, index) => (
        <li key={step.title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
