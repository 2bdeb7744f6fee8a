import { keepHyphens } from './keep-hyphens.tsx';
import styles from './Quotation.module.css';

/** A quotation in large type, with its author. */
export function Quotation({ quote, name, role }: { quote: string; name: string; role: string }) {
  return (
    <figure className={styles.quotation}>
      <blockquote className={styles.words}>{keepHyphens(quote)}</blockquote>
      <figcaption className={styles.who}>
        <strong>{name}</strong>
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}
