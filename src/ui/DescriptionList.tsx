import { classNames } from '../lib/class-names.ts';
import styles from './DescriptionList.module.css';
import { Grid } from './layout/Grid.tsx';
import { Stack } from './layout/Stack.tsx';
import text from './text.module.css';

type DescriptionListProps = {
  items: readonly { title: string; text: string }[];
  /**
   * lines: with hairlines; pairs and thirds: two or three in a row, without hairlines; sheet: text beside the title, like
   * a specification.
   */
  variant?: 'lines' | 'pairs' | 'thirds' | 'sheet';
};

/** A description list (`dl`). */
export function DescriptionList({ items, variant = 'lines' }: DescriptionListProps) {
  const children = items.map((item) => (
    <Stack key={item.title} gap="2" className={classNames(styles.item, variant === 'sheet' && styles.sheet)}>
      <dt className={text.title}>{item.title}</dt>
      <dd className={text.muted}>{item.text}</dd>
    </Stack>
  ));
  const columns = { pairs: '2', thirds: '3' } as const;
  if (variant === 'lines' || variant === 'sheet') return <dl className={styles.list}>{children}</dl>;
  return (
    <Grid as="dl" columns={columns[variant]} min="small">
      {children}
    </Grid>
  );
}
