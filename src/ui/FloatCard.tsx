import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { uncoverFocus } from '../lib/uncover.ts';
import styles from './FloatCard.module.css';

type FloatCardProps = {
  /** Read out once when it appears, without moving the focus; without one there is no card to see. */
  message: string | undefined;
  /** In words larger than the message. */
  heading?: string;
  /** Where two cards are due at once and there is room for one, the leading one is shown and the other waits. */
  rank: 'leading' | 'waiting';
  /** What to do about it. */
  actions?: ReactNode;
  /** A button in the upper right corner. */
  corner?: ReactNode;
  onFocus?: (event: FocusEvent) => void;
  onClick?: (event: MouseEvent) => void;
};

/**
 * A small card that floats above the page and moves no focus. It is there, empty, before its message, because
 * assistive technology reads out only the changes of what it already knows.
 */
export function FloatCard({ message, heading, rank, actions, corner, onFocus, onClick }: FloatCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const classes = classNames(styles[rank], message && styles.card);

  useEffect(() => {
    if (message && card.current) uncoverFocus(card.current);
  }, [message]);

  return (
    <div ref={card} className={classes} onFocus={onFocus} onClick={onClick}>
      <div role="status" className={corner ? styles.besideCorner : undefined}>
        {message && heading ? <p className={styles.heading}>{heading}</p> : null}
        {message ? <p>{message}</p> : null}
      </div>
      {message && actions ? <div className={styles.actions}>{actions}</div> : null}
      {message && corner ? <div className={styles.corner}>{corner}</div> : null}
    </div>
  );
}
