/** Controls an `OverlayCard`. */
export type Card = ReturnType<typeof enhanceCard>;

/**
 * Lets a card show its messages. A click on a link or button in it hides it. On wide viewports a message with links
 * waits until it would lie on no control of the page.
 * @param selector of the card; an ad blocker may have removed the card
 * @param onAnswer called when a link or button of the card is clicked, before the card hides
 * @returns shows a message, hides the card, and tells the name of the shown message; undefined if the document does not have the card
 */
export function enhanceCard(selector: string, onAnswer: () => void) {
  const card = document.querySelector<HTMLElement>(selector);
  const status = card?.querySelector('[role="status"]');
  if (!card || !status) return undefined;
  let parts: Element[] = [];
  /** The name of the shown message, or of the one that waits. */
  let due: string | undefined;
  let focusedBefore: HTMLElement | undefined;

  /** Takes the message out of the card, and restores the focus if it is in the card. */
  const remove = () => {
    if (card.contains(document.activeElement)) focusedBefore?.focus({ preventScroll: true });
    for (const part of parts) part.remove();
    delete card.dataset.shown;
  };
  /** Hides the card, or only the message with this name. */
  const hide = (message = due) => {
    if (message !== due) return;
    due = undefined;
    remove();
  };
  const answer = () => {
    onAnswer();
    hide();
  };
  const show = (message: string) => {
    hide();
    const template = card.querySelector<HTMLTemplateElement>(`template[data-message="${message}"]`);
    if (!template) return;
    due = message;
    parts = [...document.importNode(template.content, true).children];
    const top = window.scrollY;
    const isDue = () => due === message;
    const insert = () => {
      if (!isDue() || card.dataset.shown) return;
      // Only the text goes into the existing status region, which screen readers announce; controls follow it.
      for (const part of parts) (part.localName === 'p' ? status : card).append(part);
      card.dataset.shown = message;
    };
    const keepClear = () => {
      import('../browser/keep-clear.ts')
        .then((script) => script.keepClear(card, top, isDue, insert, remove, answer))
        .catch(insert);
    };
    // Messages without controls follow an action of the visitor, so they do not wait.
    const waits = parts[1] && window.matchMedia('(width >= 48rem)').matches;
    if (!waits) insert();
    if (waits || document.activeElement !== document.body) keepClear();
    else window.addEventListener('scroll', keepClear, { once: true });
  };

  card.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !card.contains(relatedTarget)) focusedBefore = relatedTarget;
  });
  card.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, button')) answer();
  });
  return { show, hide, shown: () => card.dataset.shown };
}
