import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import styles from './LightboxTrigger.module.css';

type LightboxTriggerProps = {
  src: string;
  index: number;
  /** Opens the lightbox at an index; closing it restores the focus to the trigger. */
  onOpen: (index: number, trigger: HTMLElement) => void;
  /** Called on hover and focus, to preload the lightbox. */
  onIntent: () => void;
  children: ReactNode;
};

/**
 * Opens a photo in the lightbox. It is a link to the photo, which works without scripts. After hydration it is a button
 * that opens the lightbox; a click before that waits for it.
 */
export function LightboxTrigger({ src, index, onOpen, onIntent, children }: LightboxTriggerProps) {
  const isButton = useHydrated();
  const open = (event: MouseEvent<HTMLElement>) => {
    // Let the browser open the link in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(index, event.currentTarget);
  };
  return (
    <a
      href={src}
      className={styles.trigger}
      {...(isButton ? { role: 'button', 'aria-haspopup': 'dialog' } : { 'data-button': '' })}
      onPointerOver={onIntent}
      onFocus={onIntent}
      onClick={open}
      onKeyDown={preventScroll}
      onKeyUp={clickOnSpace}
    >
      {children}
    </a>
  );
}

/** The space bar would scroll the page. */
function preventScroll(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}

/** A button is activated when the space bar is released; a link is not. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ') event.currentTarget.click();
}
