import { enhanceCard } from './enhance-card.ts';
import { find } from './find.ts';
import { closePopover, isOpen } from './popover.ts';
import { hasFlag, setFlag } from './session-flags.ts';

/** Milliseconds until the helper offers itself [C2], and how long its closing line stays [C4]. */
const popupDelay = 15_000;
const closingTime = 4000;

/**
 * What the chat helper does by itself: it offers itself once a session, remembers the answer, says a closing line, and
 * moves the focus into and out of its window, which opens, closes and leads on without scripts.
 */
export function enhanceChat(): void {
  const chat = find('#chat');
  const button = find('[popovertarget="chat"]');
  const card = enhanceCard(find('[data-card="chat"]'), () => setFlag('chat-popup-seen'));
  let hasChosen = false;

  setTimeout(() => {
    // With the window open the visitor needs no offer; however it closes, the popup is over then.
    if (!hasFlag('chat-popup-seen') && !hasFlag('chat-closed') && !isOpen(chat)) card.show('popup');
  }, popupDelay);

  const onOpen = () => {
    if (card.shown() === 'popup') setFlag('chat-popup-seen');
    hasChosen = false;
    card.hide();
    chat.focus({ preventScroll: true });
  };
  const onClose = () => {
    if (hasChosen) return;
    setFlag('chat-closed');
    sayGoodbye();
    // The browser leaves the focus nowhere, or soon will, when what held it is hidden.
    const focused = document.activeElement;
    if (focused === document.body || chat.contains(focused)) button.focus({ preventScroll: true });
  };
  let closingTimer: ReturnType<typeof setTimeout>;
  const sayGoodbye = () => {
    clearTimeout(closingTimer);
    card.show('closing');
    closingTimer = setTimeout(() => {
      if (card.shown() === 'closing') card.hide();
    }, closingTime);
  };
  const onToggle = () => {
    button.setAttribute('aria-expanded', String(isOpen(chat)));
    if (isOpen(chat)) onOpen();
    else onClose();
  };

  // It may have been opened before the scripts were there.
  if (isOpen(chat)) onToggle();
  else button.setAttribute('aria-expanded', 'false');
  chat.addEventListener('toggle', onToggle);
  chat.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('a'))) return;
    hasChosen = true;
    setFlag('chat-popup-seen');
    closePopover(chat);
    button.focus({ preventScroll: true });
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isMeantForOther(event)) closePopover(chat);
  });
}

/** Whether a key belongs to what is open above the chat, such as a photo or the menu. */
function isMeantForOther({ defaultPrevented, target }: KeyboardEvent): boolean {
  return (
    defaultPrevented || (target instanceof Element && target.closest('dialog, [popover="auto"]') !== null)
  );
}
