import { classNames } from '../lib/class-names.ts';
import { Columns } from './layout/Columns.tsx';
import { Stack } from './layout/Stack.tsx';
import styles from './Steps.module.css';
import text from './text.module.css';

type StepsProps = {
  steps: readonly { title: string; text: string }[];
  /** row: side by side below a line; list: one below the other; pairs: two in a row, for large type. */
  layout?: 'row' | 'list' | 'pairs';
};

/** An ordered list with large numerals, which are hidden from screen readers. */
export function Steps({ steps, layout = 'row' }: StepsProps) {
  const children = steps.map((step, index) => (
    <li key={step.title} className={styles.step}>
      <span className={text.numeral} aria-hidden="true">
        {index + 1}
      </span>
      <Stack gap="2">
        <h3>{step.title}</h3>
        <p className={text.muted}>{step.text}</p>
      </Stack>
    </li>
  ));
  if (layout === 'pairs')
    return (
      <Columns as="ol" gap="7">
        {children}
      </Columns>
    );
  return (
    <Stack as="ol" className={classNames(styles.lines, layout === 'row' && styles.row)}>
      {children}
    </Stack>
  );
}
