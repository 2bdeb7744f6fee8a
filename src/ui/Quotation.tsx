import styles from './Quotation.module.css';

/** Somebody's words, set large, with who said them. */
export function Quotation({ quote, name, role }: { quote: string; name: string; role: string }) {
  return (
    <figure className={styles.quotation}>
      <blockquote className={styles.words}>{quote}</blockquote>
      <figcaption className={styles.who}>
        <strong>{name}</strong>, {role}
      </figcaption>
    </figure>
  );
}
