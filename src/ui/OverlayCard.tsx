import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './OverlayCard.module.css';
import roles from './text.module.css';

type Message = {
  name: string;
  heading?: string;
  text: string;
  /** Buttons below the text. */
  actions?: ReactNode;
  /** A button beside the others. */
  corner?: ReactNode;
};

type OverlayCardProps = {
  name: string;
  /** One card is shown at a time: the waiting one after the leading one. */
  rank: 'leading' | 'waiting';
  /** Its messages, of which it shows one at a time. */
  messages: readonly Message[];
};

/**
 * A small card in the overlays; it never takes the focus. `OverlayCard.browser.ts` inserts a message from its
 * template. The status region exists, empty, before that, because screen readers only announce changes of existing
 * regions.
 */
export function OverlayCard({ name, rank, messages }: OverlayCardProps) {
  return (
    <div className={classNames(styles.card, styles[rank])} data-card={name}>
      <div role="status" className={styles.status} />
      {messages.map(({ name, heading, text, actions, corner }) => (
        <template key={name} data-message={name}>
          {heading ? <p className={classNames(roles.title, styles.heading)}>{heading}</p> : null}
          <p>{text}</p>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
          {corner}
        </template>
      ))}
    </div>
  );
}
