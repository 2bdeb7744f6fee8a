import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './OverlayCard.module.css';

type Message = {
  name: string;
  /** In words larger than the text. */
  heading?: string;
  text: string;
  /** What to do about it. */
  actions?: ReactNode;
  /** A button in the upper right corner. */
  corner?: ReactNode;
};

type OverlayCardProps = {
  name: string;
  /** Where two cards are due at once and there is room for one, the leading one is shown and the other waits. */
  rank: 'leading' | 'waiting';
  /** What it may show, one at a time. */
  messages: readonly Message[];
};

/**
 * A small card that floats above the page and moves no focus. Its status region is there, empty, before its messages,
 * because assistive technology reads out only the changes of what it already knows: `src/browser/enhance-card.ts`
 * brings in a message from its template.
 */
export function OverlayCard({ name, rank, messages }: OverlayCardProps) {
  const hasCorner = messages.some(({ corner }) => corner);
  return (
    <div className={classNames(styles.card, styles[rank])} data-card={name}>
      <div role="status" className={hasCorner ? styles.besideCorner : undefined} />
      {messages.map(({ name, heading, text, actions, corner }) => (
        <template key={name} data-message={name}>
          {heading ? <p className={styles.heading}>{heading}</p> : null}
          <p>{text}</p>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
          {corner ? <div className={styles.corner}>{corner}</div> : null}
        </template>
      ))}
    </div>
  );
}
