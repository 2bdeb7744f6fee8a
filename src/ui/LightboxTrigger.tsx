import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { photoUrl } from '../lib/photo-variants.ts';

type LightboxTriggerProps = {
  /** File name or address of the photo. */
  src: string;
  index: number;
  /** Shows the photo at an index in the lightbox; closing gives the focus back to the element. */
  onOpen: (index: number, opener: HTMLElement) => void;
  /** The visitor may be about to open it. */
  onIntent: () => void;
  className: string | undefined;
  children: ReactNode;
};

/**
 * A tile that opens its photo. It is a link to the photo, which works before and without scripts; scripts make it the
 * button that opens the lightbox.
 */
export function LightboxTrigger({ src, index, onOpen, onIntent, className, children }: LightboxTriggerProps) {
  const isButton = useHydrated();
  const open = (event: MouseEvent<HTMLElement>) => {
    // A new tab or window is the link's own business.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(index, event.currentTarget);
  };
  return (
    <a
      href={photoUrl(src)}
      className={className}
      {...(isButton ? { role: 'button', 'aria-haspopup': 'dialog' } : {})}
      onPointerOver={onIntent}
      onFocus={onIntent}
      onClick={open}
      onKeyDown={holdPage}
      onKeyUp={press}
    >
      {children}
    </a>
  );
}

/** The space bar scrolls the page, except on a button. */
function holdPage(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}

/** The space bar presses a button when it is let go, which a link does not know. */
function press(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ') event.currentTarget.click();
}
