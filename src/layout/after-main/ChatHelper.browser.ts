import { countDown } from '../../browser/count-down.ts';
import { closePopover, isOpen } from '../../browser/popover.ts';
import { chatClosingTime, chatPopupDelay } from '../../lib/specified.ts';
import { sessionValue, setSessionValue } from '../../session.ts';
import { type Card, enhanceCard } from '../../ui/OverlayCard.browser.ts';

/** The card of the chat helper. */
let card: Card;

/**
 * Shows the popup once per session, unless the visitor has answered it or closed the chat. The delay counts time on all
 * pages and documents.
 * @returns its cleanup, which also hides the popup; one that has not been seen may show on the next page
 */
export function enhanceChatPopup(): () => void {
  const stop = countDown(
    chatPopupDelay,
    () => {
      const chat = document.getElementById('chat');
      // Not while the chat is open. Opening the chat counts as having seen the popup.
      if (chat && !isOpen(chat) && !sessionValue('chat-popup-seen') && !sessionValue('chat-closed'))
        card?.show('popup');
    },
    'chat-popup-wait',
  );
  return () => {
    stop();
    if (card?.seen()) hideChatPopup();
  };
}

/** Hides the popup without an answer. */
export function hideChatPopup(): void {
  card?.hide('popup');
}

/**
 * Enhances the chat helper: remembers that the popup was answered, shows the closing message, and moves the focus into
 * and out of the chat. The chat itself works without scripts. Ad blockers may remove any part.
 */
export function enhanceChat(): void {
  const chat = document.getElementById('chat');
  const button = document.querySelector<HTMLElement>('[popovertarget="chat"]');
  if (!chat || !button) return;
  card = enhanceCard('[data-card="chat"]', () => setSessionValue('chat-popup-seen'), 'popup');
  let hasChosen = false;
  let closingTimer: ReturnType<typeof setTimeout>;

  const onOpen = () => {
    if (card?.seen() === 'popup') setSessionValue('chat-popup-seen');
    hasChosen = false;
    card?.hide();
    chat.focus({ preventScroll: true });
  };
  const onClose = () => {
    if (hasChosen) return;
    setSessionValue('chat-closed');
    clearTimeout(closingTimer);
    card?.show('closing');
    closingTimer = setTimeout(() => card?.hide('closing'), chatClosingTime);
    // Hiding the focused element loses the focus, now or with the next rendering.
    const focused = document.activeElement;
    if (focused === document.body || chat.contains(focused)) button.focus({ preventScroll: true });
  };
  const onToggle = () => {
    button.setAttribute('aria-expanded', String(isOpen(chat)));
    if (isOpen(chat)) onOpen();
    else onClose();
  };

  // The chat may have been opened before the scripts ran.
  if (isOpen(chat)) onToggle();
  else button.setAttribute('aria-expanded', 'false');
  chat.addEventListener('toggle', onToggle);
  chat.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('a'))) return;
    hasChosen = true;
    setSessionValue('chat-popup-seen');
    closePopover(chat);
    button.focus({ preventScroll: true });
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isForOtherLayer(event)) closePopover(chat);
  });
}

/** Whether a key press is for an input method or for a layer above the chat, such as the lightbox or the menu. */
function isForOtherLayer({ defaultPrevented, isComposing, target }: KeyboardEvent): boolean {
  return (
    defaultPrevented ||
    isComposing ||
    (target instanceof Element && target.closest('dialog, [popover="auto"]') !== null)
  );
}
