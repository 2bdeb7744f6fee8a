import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './Accordion.module.css';

type DisclosureProps = {
  /** Id of the content. A link to it opens the content, because the element with the id is inside `details`. */
  id: string;
  /** Disclosures with the same name close each other. */
  name?: string;
  isOpen?: boolean;
  /** A heading element, or text if the heading is elsewhere. */
  heading: ReactNode;
  children: ReactNode;
};

/** A heading that opens and closes the content below it. Native `details` need no scripts. */
export function Disclosure({ id, name, isOpen = false, heading, children }: DisclosureProps) {
  return (
    <details name={name} open={isOpen} className={styles.item}>
      <Summary className={styles.row}>{heading}</Summary>
      <div id={id} className={styles.answer}>
        {children}
      </div>
    </details>
  );
}

/** The summary of any `details`, with a plus that becomes a minus. */
export function Summary({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <summary className={classNames(styles.summary, className)}>
      {children}
      <svg className={styles.mark} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M5 12h14" />
        <path className={styles.stroke} d="M12 5v14" />
      </svg>
    </summary>
  );
}
