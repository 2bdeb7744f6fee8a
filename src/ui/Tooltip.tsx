import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { tooltipDelay } from '../lib/tooltip-delay.ts';
import styles from './Tooltip.module.css';

/** When the last tooltip of the page closed. */
let closedAt = Number.NEGATIVE_INFINITY;

type TooltipProps = {
  text: string;
  /** Draws what the tooltip is about; the id belongs in its `aria-describedby`. */
  children: (tooltipId: string) => ReactNode;
};

/**
 * A note on a control: shows when the pointer rests on it, at once on keyboard focus, stays while the pointer is on
 * the note itself, and goes with Escape (WCAG 1.4.13). Never for what a touch screen needs.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);

  const openIn = (milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), milliseconds);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const element = note.current;
    if (!isOpen || !element) return;
    element.showPopover();
    const follow = () => place(element, anchor.current);
    follow();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      element.hidePopover();
      closedAt = Date.now();
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [isOpen]);

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType !== 'touch') openIn(tooltipDelay(Date.now(), closedAt));
      }}
      onPointerLeave={close}
      onFocus={(event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) openIn(0);
      }}
      onBlur={close}
    >
      {children(id)}
      <span ref={note} id={id} role="tooltip" popover="manual" className={styles.note}>
        <span className={styles.text}>{text}</span>
      </span>
    </span>
  );
}

/** Above the anchor, or below it where there is no room, and never outside the window. */
function place(note: HTMLElement, anchor: HTMLElement | null): void {
  if (!anchor) return;
  const around = anchor.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const left = around.left + (around.width - width) / 2;
  note.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8))}px`;
  note.style.top = `${around.top >= height ? around.top - height : around.bottom}px`;
}
