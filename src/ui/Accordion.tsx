import { useId } from 'react';
import { slugify } from '../lib/slug.ts';
import styles from './Accordion.module.css';

type AccordionProps = {
  items: readonly { question: string; answer: string }[];
  /** Text of the link to an answer; screen readers also hear the question. */
  linkLabel: string;
};

/**
 * Questions with collapsible answers, one open at a time [H11]. Native `details` with a shared name need no scripts.
 * The browser's find-in-page opens an answer, and so does a link to it, because its id is inside.
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

/** The id of an answer, which links to it use as their hash. */
function answerId(question: string): string {
  return `faq-${slugify(question)}`;
}
