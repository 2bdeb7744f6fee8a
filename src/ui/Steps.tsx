import { Columns } from './layout/Columns.tsx';
import { Stack } from './layout/Stack.tsx';
import styles from './Steps.module.css';
import text from './text.module.css';

type StepsProps = {
  steps: readonly { title: string; text: string }[];
  /** row: side by side below a line; pairs: two in a row, for large type. */
  layout?: 'row' | 'pairs';
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
  return layout === 'row' ? (
    <Stack as="ol" className={styles.row}>
      {children}
    </Stack>
  ) : (
    <Columns as="ol" gap="7">
      {children}
    </Columns>
  );
}
