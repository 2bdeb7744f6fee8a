import type { IconName } from '../content/schemas/parts.ts';
import { classNames } from '../lib/class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './IconPoints.module.css';
import { Grid } from './layout/Grid.tsx';
import { Stack } from './layout/Stack.tsx';
import text from './text.module.css';

type IconPointProps = {
  /** `to`: the page that the title links to. */
  item: { icon: IconName; title: string; text: string; to?: string };
  /**
   * lines: with hairlines; plain: without hairlines; links: with hairlines, and titles only on phones; compact: like
   * links in small type, preceded by a `details` whose summary opens the texts; cells: in the grid around it.
   */
  variant?: 'lines' | 'plain' | 'links' | 'compact' | 'cells';
  className?: string | undefined;
};

export type IconPointsProps = Pick<IconPointProps, 'variant'> & {
  items: readonly IconPointProps['item'][];
  /** Maximum number of columns. */
  columns?: '2' | '3' | '4';
};

/** A list of points, each with an icon, a title and a sentence. */
export function IconPoints({ items, variant = 'lines', columns = '2' }: IconPointsProps) {
  const children = items.map((item) => <IconPoint key={item.title} item={item} variant={variant} />);
  if (variant === 'cells') return <ul className={styles.cells}>{children}</ul>;
  const isCompact = variant === 'compact';
  return (
    <Grid
      as="ul"
      columns={columns}
      min={columns === '3' ? 'small' : 'medium'}
      gap={isCompact ? '4' : '5'}
      className={classNames(isCompact && styles.compact, columns === '4' && styles.four)}
    >
      {children}
    </Grid>
  );
}

/** One of the points, also for other lists. */
export function IconPoint({ item, variant = 'cells', className }: IconPointProps) {
  const isCompact = variant === 'compact';
  const isLined = variant !== 'plain' && variant !== 'cells';
  return (
    <li className={classNames(styles.item, isLined && styles.lined, className)}>
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
}
