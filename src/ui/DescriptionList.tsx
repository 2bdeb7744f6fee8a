import styles from './DescriptionList.module.css';
import { Columns } from './layout/Columns.tsx';
import { Grid } from './layout/Grid.tsx';
import { Stack } from './layout/Stack.tsx';
import text from './text.module.css';

type DescriptionListProps = {
  items: readonly { title: string; text: string }[];
  /** lines: with hairlines; pairs: two in a row, without them; sheet: the text beside its title, as in a specification. */
  variant?: 'lines' | 'pairs' | 'sheet';
};

/** A description list (`dl`). */
export function DescriptionList({ items, variant = 'lines' }: DescriptionListProps) {
  const Item = variant === 'sheet' ? Columns : Stack;
  const children = items.map((item) => (
    <Item
      key={item.title}
      gap="2"
      className={variant === 'pairs' ? undefined : styles.lined}
      {...(variant === 'sheet' && { columns: 'uneven' as const })}
    >
      <dt className={text.title}>{item.title}</dt>
      <dd className={text.muted}>{item.text}</dd>
    </Item>
  ));
  return variant === 'pairs' ? (
    <Grid as="dl" gap="7">
      {children}
    </Grid>
  ) : (
    <dl className={styles.list}>{children}</dl>
  );
}
