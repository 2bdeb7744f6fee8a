import styles from './CheckList.module.css';
import { Grid } from './layout/Grid.tsx';
import { Stack } from './layout/Stack.tsx';

type CheckListProps = { items: readonly string[]; columns?: '1' | '2'; className?: string | undefined };

/** A list with tick marks; nothing without items. */
export function CheckList({ items, columns = '1', className }: CheckListProps) {
  if (items.length === 0) return null;
  const list = { as: 'ul', gap: '2', className } as const;
  const children = items.map((item) => (
    <li key={item} className={styles.item}>
      {item}
    </li>
  ));
  if (columns === '1') return <Stack {...list}>{children}</Stack>;
  return (
    <Grid {...list} columns={columns}>
      {children}
    </Grid>
  );
}
