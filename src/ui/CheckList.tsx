import { classNames } from '../lib/class-names.ts';
import styles from './CheckList.module.css';

/** A list with tick marks. */
export function CheckList({ items, columns = 1 }: { items: readonly string[]; columns?: 1 | 2 | 3 }) {
  return (
    <ul className={classNames(styles.list, columns === 2 && styles.two, columns === 3 && styles.three)}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
