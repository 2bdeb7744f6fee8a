import layout from 'content:layout';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFocusReturn } from '../hooks/use-focus-return.ts';
import { hasFlag, setFlag } from '../lib/session-flags.ts';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { FloatCard } from '../ui/FloatCard.tsx';

const { chat } = layout;
/** Milliseconds until the helper offers itself, and how long its closing line stays (business constants). */
const popupDelay = 15_000;
const closingTime = 4000;

const messages = { popup: chat.popupText, closing: chat.closingText };
const popupActions = (
  <>
    <QuoteLink label={chat.popupQuote} />
    <ButtonLink href="/services" look="quiet">
      {chat.popupBrowse}
    </ButtonLink>
    <Button look="quiet">{chat.popupClose}</Button>
  </>
);

type ChatMemoryProps = {
  dialog: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  onOpenChange: (isOpen: boolean) => void;
};

/**
 * What the chat helper does by itself: it offers itself once a session, keeps what the visitor thinks of that, says a
 * closing line, and moves the focus into and out of the window.
 */
export function ChatMemory({ dialog, button, onOpenChange }: ChatMemoryProps) {
  const [card, setCard] = useState<keyof typeof messages>();
  const chosen = useRef(false);
  const { onFocus, giveBack } = useFocusReturn();

  useEffect(() => {
    const timer = setTimeout(() => {
      // With the window open the visitor needs no offer; however it closes, the popup is over then.
      const isOver = hasFlag('chat-popup-seen') || hasFlag('chat-closed');
      if (!isOver && !dialog.current?.matches(':popover-open')) setCard('popup');
    }, popupDelay);
    return () => clearTimeout(timer);
  }, [dialog]);

  useEffect(() => {
    if (card !== 'closing') return;
    const timer = setTimeout(() => setCard(undefined), closingTime);
    return () => clearTimeout(timer);
  }, [card]);

  const onToggle = useEffectEvent((isOpen: boolean) => {
    onOpenChange(isOpen);
    if (isOpen) {
      if (card === 'popup') setFlag('chat-popup-seen');
      chosen.current = false;
      setCard(undefined);
      dialog.current?.focus({ preventScroll: true });
      return;
    }
    if (chosen.current) return;
    setFlag('chat-closed');
    setCard('closing');
    // The browser leaves the focus nowhere, or soon will, when what held it is hidden.
    const focused = document.activeElement;
    if (focused === document.body || dialog.current?.contains(focused))
      button.current?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // It may have been opened before this code was there.
    if (element.matches(':popover-open')) onToggle(true);
    const onChange = (event: ToggleEvent) => onToggle(event.newState === 'open');
    const onChoice = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('a'))) return;
      chosen.current = true;
      setFlag('chat-popup-seen');
      element.hidePopover();
      button.current?.focus({ preventScroll: true });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && element.matches(':popover-open') && !isInModal(event))
        element.hidePopover();
    };
    element.addEventListener('toggle', onChange);
    element.addEventListener('click', onChoice);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('toggle', onChange);
      element.removeEventListener('click', onChoice);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [dialog, button]);

  const onPopupClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a, button'))) return;
    setFlag('chat-popup-seen');
    giveBack();
    setCard(undefined);
  };

  return (
    <FloatCard
      rank="leading"
      message={card && messages[card]}
      actions={card === 'popup' ? popupActions : undefined}
      onFocus={onFocus}
      onClick={onPopupClick}
    />
  );
}

/** Whether a key belongs to what is open above the chat, such as a photo or the menu. */
function isInModal(event: KeyboardEvent): boolean {
  return (
    event.defaultPrevented ||
    (event.target instanceof Element && event.target.closest('dialog, [popover="auto"]') !== null)
  );
}
