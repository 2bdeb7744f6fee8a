/** Controls an `OverlayCard`. */
export type Card = ReturnType<typeof enhanceCard>;

/**
 * Lets a card show its messages. A click on a link or button in it hides it.
 * @param selector of the card; an ad blocker may have removed the card
 * @param onAnswer called when a link or button of the card is clicked, before the card hides
 * @returns shows a message, hides the card, and tells the name of the shown message; undefined if the document does not have the card
 */
export function enhanceCard(selector: string, onAnswer: () => void) {
  const card = document.querySelector<HTMLElement>(selector);
  const status = card?.querySelector('[role="status"]');
  if (!card || !status) return undefined;
  let actions: Element[] = [];
  let focusedBefore: HTMLElement | undefined;

  /** Hides the card, or only the message with this name, and restores the focus if it is in the card. */
  const hide = (message?: string) => {
    if (message && message !== card.dataset.shown) return;
    if (card.contains(document.activeElement)) focusedBefore?.focus({ preventScroll: true });
    status.replaceChildren();
    for (const element of actions) element.remove();
    delete card.dataset.shown;
  };
  const show = (message: string) => {
    hide();
    const template = card.querySelector<HTMLTemplateElement>(`template[data-message="${message}"]`);
    if (!template) return;
    const parts = [...document.importNode(template.content, true).children];
    // Only the text goes into the existing status region, which screen readers announce; controls follow it.
    status.append(...parts.filter((part) => part.localName === 'p'));
    actions = parts.filter((part) => part.localName !== 'p');
    card.append(...actions);
    card.dataset.shown = message;
    scrollFocusIntoView(card);
  };

  card.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !card.contains(relatedTarget)) focusedBefore = relatedTarget;
  });
  card.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('a, button'))) return;
    onAnswer();
    hide();
  });
  return { show, hide, shown: () => card.dataset.shown };
}

/**
 * Scrolls the focused element into view if an overlay that has just appeared may cover it (WCAG 2.4.11). Elements
 * taller than the viewport, such as `<main>`, are not scrolled.
 */
function scrollFocusIntoView(cover: Element): void {
  const focused = document.activeElement;
  if (!focused || cover.contains(focused)) return;
  const { top, bottom, height } = focused.getBoundingClientRect();
  const over = cover.getBoundingClientRect();
  if (height <= window.innerHeight && bottom >= over.top && top <= over.bottom)
    focused.scrollIntoView({ block: 'nearest' });
}
