import { find } from './find.ts';
import { scrollFocusIntoView } from './scroll-focus-into-view.ts';

/** A `FloatCard` of the document. */
export type Card = {
  /** Shows the message of a name in place of what the card shows. */
  show: (message: string) => void;
  hide: () => void;
  /** The name of the message that it shows. */
  shown: () => string | undefined;
};

/**
 * Brings a card to life: a link or button in it hides it, and the focus returns to where it came from.
 * @param onAnswer is called when a link or button of the card is used, before the card goes
 */
export function enhanceCard(card: HTMLElement, onAnswer: () => void): Card {
  const status = find('[role="status"]', card);
  let actions: Element[] = [];
  let focusedBefore: HTMLElement | undefined;

  const hide = () => {
    status.replaceChildren();
    for (const element of actions) element.remove();
    delete card.dataset.shown;
  };
  const show = (message: string) => {
    hide();
    const template = card.querySelector<HTMLTemplateElement>(`template[data-message="${message}"]`);
    if (!template) throw new Error(`No message "${message}".`);
    const parts = [...document.importNode(template.content, true).children];
    // The words go into the status region, which assistive technology knows already; the rest stands after it.
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
    focusedBefore?.focus({ preventScroll: true });
    hide();
  });
  return { show, hide, shown: () => card.dataset.shown };
}
