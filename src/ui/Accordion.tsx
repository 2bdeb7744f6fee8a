import { useId } from 'react';
import styles from './Accordion.module.css';

type AccordionProps = { items: readonly { question: string; answer: string }[] };

/**
 * Questions that open their answers, one at a time and collapsible. Native `details` with a shared name do all
 * of it without scripts, and the browser's own find opens an answer.
 */
export function Accordion({ items }: AccordionProps) {
  const name = useId();
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.question} name={name} className={styles.item}>
          <summary className={styles.summary}>
            <h3 className={styles.question}>{item.question}</h3>
            <svg className={styles.mark} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M5 12h14" />
              <path className={styles.stroke} d="M12 5v14" />
            </svg>
          </summary>
          <p className={styles.answer}>{item.answer}</p>
        </details>
      ))}
    </div>
  );
}
