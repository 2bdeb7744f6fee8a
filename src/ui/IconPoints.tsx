import type { IconName } from '../content/schemas/parts.ts';
import { classNames } from '../lib/class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './IconPoints.module.css';

type IconPointsProps = {
  /** `to`: the page to which the title of an item leads. */
  items: readonly { icon: IconName; title: string; text: string; to?: string }[];
  /** lines: with hairlines; plain: without them; links: with hairlines, and on phones titles only; cells: of the grid around it. */
  variant?: 'lines' | 'plain' | 'links' | 'cells';
  /** Maximum number of columns. */
  columns?: 1 | 2 | 3;
};

/** A list of points, each with an icon, a title and a sentence. */
export function IconPoints({ items, variant = 'lines', columns = 2 }: IconPointsProps) {
  return (
    <ul className={classNames(styles.list, styles[variant], styles[`columns${columns}`])}>
      {items.map((item) => (
        <li key={item.title} className={styles.item}>
          <Icon name={item.icon} />
          <div>
            <h3>{item.to ? <a href={item.to}>{item.title}</a> : item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
