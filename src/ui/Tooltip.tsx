import { type ReactNode, useId } from 'react';
import styles from './Tooltip.module.css';

type TooltipProps = {
  text: string;
  /** Renders what the tooltip is about; the id belongs in its `aria-describedby`. */
  children: (tooltipId: string) => ReactNode;
};

/**
 * A note on a control, which `src/browser/enhance-tooltips.ts` shows while the pointer rests on it or the keyboard
 * focus is there. Never for what a touch screen needs.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <span className={styles.anchor} data-tooltip>
      {children(id)}
      <span id={id} role="tooltip" popover="manual" className={styles.note}>
        <span className={styles.text}>{text}</span>
      </span>
    </span>
  );
}
