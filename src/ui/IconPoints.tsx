import type { IconName } from '../content/schemas/parts.ts';
import { classNames } from '../lib/class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './IconPoints.module.css';
import { Grid } from './layout/Grid.tsx';
import { Stack } from './layout/Stack.tsx';
import text from './text.module.css';

type IconPointsProps = {
  /** `to`: the page that the title links to. */
  items: readonly { icon: IconName; title: string; text: string; to?: string }[];
  /**
   * lines: with hairlines; plain: without hairlines; links: with hairlines, and titles only on phones; compact: like
   * links in small type, preceded by a `details` whose summary opens the texts; cells: in the grid around it.
   */
  variant?: 'lines' | 'plain' | 'links' | 'compact' | 'cells';
  /** Maximum number of columns. */
  columns?: '1' | '2' | '3';
};

/** A list of points, each with an icon, a title and a sentence. */
export function IconPoints({ items, variant = 'lines', columns = '2' }: IconPointsProps) {
  const isCompact = variant === 'compact';
  const isLined = variant !== 'plain' && variant !== 'cells';
  const children = items.map((item) => {
    return (
      <li key={item.title} className={classNames(styles.item, isLined && styles.lined)}>
        <Icon name={item.icon} />
        <Stack gap={isCompact ? '1' : '2'} className={styles.words}>
          <h3>
            {item.to ? (
              <a href={item.to} className={styles.link}>
                {item.title}
              </a>
            ) : (
              item.title
            )}
          </h3>
          <p className={classNames(text.muted, (isCompact || variant === 'links') && styles.brief)}>
            {item.text}
          </p>
        </Stack>
      </li>
    );
  });
  if (variant === 'cells') return <ul className={styles.cells}>{children}</ul>;
  const isSingle = columns === '1';
  const className = isCompact ? classNames(styles.compact, !isSingle && styles.pairs) : undefined;
  const list = { as: 'ul', className } as const;
  return isSingle ? (
    <Stack {...list} gap={isCompact ? '4' : '5'}>
      {children}
    </Stack>
  ) : (
    <Grid {...list} columns={columns} min={columns === '3' ? 'small' : 'medium'} gap={isCompact ? '4' : '5'}>
      {children}
    </Grid>
  );
}
