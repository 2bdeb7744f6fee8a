import { useId } from 'react';
import { slugify } from '../content/schemas/slug.ts';
import styles from './Accordion.module.css';
import { Disclosure } from './Disclosure.tsx';
import { PhonesLinked } from './PhonesLinked.tsx';

type AccordionProps = {
  items: readonly { question: string; answer: string }[];
  /** Text of the link to an answer. Screen readers also read the question. */
  linkLabel: string;
};

/**
 * Questions with collapsible answers, one open at a time. The browser's find-in-page opens an answer, and so does
 * a link to it.
 */
export function Accordion({ items, linkLabel }: AccordionProps) {
  const name = useId();
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <Disclosure
          key={item.question}
          id={answerId(item.question)}
          name={name}
          heading={<h3 className={styles.question}>{item.question}</h3>}
        >
          <p>
            <PhonesLinked text={item.answer} />
          </p>
          <a className={styles.link} href={`#${answerId(item.question)}`} data-print="hide">
            {linkLabel}
            <span className="visually-hidden">{`: ${item.question}`}</span>
          </a>
        </Disclosure>
      ))}
    </div>
  );
}

function answerId(question: string): string {
  return `faq-${slugify(question)}`;
}
