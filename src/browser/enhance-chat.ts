import { sessionValue, setSessionValue } from '../session.ts';
import { enhanceCard } from './enhance-card.ts';
import { closePopover, isOpen } from './popover.ts';

/** Milliseconds until the popup shows [C2]. */
const popupDelay = 15_000;
/** Milliseconds for which the closing message stays [C4]. */
const closingMessageTime = 4000;

/**
 * Enhances the chat helper: shows the popup once per session, stores the answer, shows the closing message, and moves
 * the focus into and out of the chat window. The window itself works without scripts. Ad blockers may remove any part.
 */
export function enhanceChat(): void {
  const chat = document.getElementById('chat');
  const button = document.querySelector<HTMLElement>('[popovertarget="chat"]');
  if (!chat || !button) return;
  const card = enhanceCard('[data-card="chat"]', () => setSessionValue('chat-popup-seen'));
  let hasChosen = false;

  setTimeout(() => {
    // Not while the window is open. Opening it also counts as having seen the popup.
    if (!sessionValue('chat-popup-seen') && !sessionValue('chat-closed') && !isOpen(chat))
      card?.show('popup');
  }, popupDelay);

  const onOpen = () => {
    if (card?.shown() === 'popup') setSessionValue('chat-popup-seen');
    hasChosen = false;
    card?.hide();
    chat.focus({ preventScroll: true });
  };
  const onClose = () => {
    if (hasChosen) return;
    setSessionValue('chat-closed');
    showClosingMessage();
    // Hiding the focused element loses the focus, now or with the next rendering.
    const focused = document.activeElement;
    if (focused === document.body || chat.contains(focused)) button.focus({ preventScroll: true });
  };
  let closingTimer: ReturnType<typeof setTimeout>;
  const showClosingMessage = () => {
    clearTimeout(closingTimer);
    card?.show('closing');
    closingTimer = setTimeout(() => {
      if (card?.shown() === 'closing') card?.hide();
    }, closingMessageTime);
  };
  const onToggle = () => {
    button.setAttribute('aria-expanded', String(isOpen(chat)));
    if (isOpen(chat)) onOpen();
    else onClose();
  };

  // It may have been opened before the scripts ran.
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

/** Whether a key press is for a layer above the chat, such as the lightbox or the menu. */
function isForOtherLayer({ defaultPrevented, target }: KeyboardEvent): boolean {
  return (
    defaultPrevented || (target instanceof Element && target.closest('dialog, [popover="auto"]') !== null)
  );
}
