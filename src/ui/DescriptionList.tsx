import { classNames } from '../lib/class-names.ts';
import styles from './DescriptionList.module.css';

type DescriptionListProps = {
  items: readonly { title: string; text: string }[];
  /** lines: with hairlines; pairs: two in a row, without them; sheet: the text beside its title, as in a specification. */
  variant?: 'lines' | 'pairs' | 'sheet';
};

/** A description list (`dl`). */
export function DescriptionList({ items, variant = 'lines' }: DescriptionListProps) {
  return (
    <dl className={classNames(styles.list, styles[variant])}>
      {items.map((item) => (
        <div key={item.title} className={styles.item}>
          <dt>{item.title}</dt>
          <dd>{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}
