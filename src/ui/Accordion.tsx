import { useId } from 'react';
import { slugify } from '../lib/slug.ts';
import styles from './Accordion.module.css';

type AccordionProps = {
  items: readonly { question: string; answer: string }[];
  /** Names the link to an answer; the question follows it for screen readers. */
  linkLabel: string;
};

/**
 * Questions that open their answers, one at a time and collapsible. Native `details` with a shared name do all
 * of it without scripts, and the browser's own find opens an answer. So does a link to it, because its id is inside.
 */
export function Accordion({ items, linkLabel }: AccordionProps) {
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
          <div id={answerId(item.question)} className={styles.answer}>
            <p>{item.answer}</p>
            <a className={styles.link} href={`#${answerId(item.question)}`}>
              {linkLabel}
              <span className="visually-hidden">{`: ${item.question}`}</span>
            </a>
          </div>
        </details>
      ))}
    </div>
  );
}

/** What a link to an answer ends in, after its hash. */
function answerId(question: string): string {
  return `faq-${slugify(question)}`;
}
