import styles from './DescriptionList.module.css';

/** A description list (`dl`) with hairlines. */
export function DescriptionList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.title} className={styles.item}>
          <dt>{item.title}</dt>
          <dd>{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}
