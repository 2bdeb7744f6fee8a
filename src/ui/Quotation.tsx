import type { ReactNode } from 'react';
import styles from './Quotation.module.css';

/** `children`: where and when it was said. */
type QuotationProps = { quote: string; name: string; role: string; children?: ReactNode };

/** A quotation in large type, with its author. */
export function Quotation({ quote, name, role, children }: QuotationProps) {
  return (
    <figure className={styles.quotation}>
      <blockquote className={styles.words}>{quote}</blockquote>
      <figcaption className={styles.who}>
        <strong>{name}</strong>
        <span>{role}</span>
        {children}
      </figcaption>
    </figure>
  );
}
