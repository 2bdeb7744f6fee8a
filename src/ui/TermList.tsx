import styles from './TermList.module.css';

/** Terms with their explanation, divided by hairlines. */
export function TermList({
  items,
  columns = 1,
}: {
  items: readonly { title: string; text: string }[];
  columns?: 1 | 2;
}) {
  return (
    <dl className={columns === 2 ? `${styles.list} ${styles.two}` : styles.list}>
      {items.map((item) => (
        <div key={item.title} className={styles.item}>
          <dt>{item.title}</dt>
          <dd>{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}
