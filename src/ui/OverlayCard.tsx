import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import show from '../styles/show.module.css';
import styles from './OverlayCard.module.css';
import roles from './text.module.css';

type Message = {
  name: string;
  heading?: string;
  text: string;
  actions?: ReactNode;
  /** An extra button, such as a close button. */
  corner?: ReactNode;
};

type OverlayCardProps = {
  name: string;
  /** If two cards are to be shown, the leading one is; the waiting one follows. */
  rank: 'leading' | 'waiting';
  /** The messages of the card; it shows one at a time. */
  messages: readonly Message[];
};

/**
 * A small card among the overlays. It never takes the focus. `OverlayCard.browser.ts` inserts a message from its
 * template into the status region, which exists before, because screen readers only announce changes of existing
 * regions.
 */
export function OverlayCard({ name, rank, messages }: OverlayCardProps) {
  return (
    <div className={classNames(styles.card, styles[rank])} data-card={name}>
      <div role="status" className={styles.status} />
      {messages.map(({ name, heading, text, actions, corner }) => (
        <template key={name} data-message={name}>
          {heading ? <p className={roles.title}>{heading}</p> : null}
          {/* On phones, more lines would cover facts on the first screen. */}
          <p className={heading && show.fromTablet}>{text}</p>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
          {corner}
        </template>
      ))}
    </div>
  );
}
