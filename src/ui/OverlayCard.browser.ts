/** Controls an `OverlayCard`. */
export type Card = ReturnType<typeof enhanceCard>;

/** Milliseconds. A page that has not scrolled since the last check is at rest. */
const checkInterval = 150;

const controls = ':is(main, footer) :is(a, button, summary, label, input, select, textarea)';

/**
 * Lets a card show its messages. A click on a link or button in it hides it. From tablets on, a message with links is
 * due until it would lie on no control of the page, and hides again as soon as it would.
 * @param selector of the card; an ad blocker may have removed the card
 * @param onAnswer called when a link or button of the card is clicked, before the card hides
 * @param foldsAway the name of the message that a screen of scrolling answers on phones
 * @returns shows a message, hides the card, and tells the name of the message that is due and has been seen;
 * undefined if the document does not have the card
 */
export function enhanceCard(selector: string, onAnswer: () => void, foldsAway?: string) {
  const card = document.querySelector<HTMLElement>(selector);
  const status = card?.querySelector('[role="status"]');
  if (!card || !status) return undefined;
  const { dataset } = card;
  let actions: Element[] = [];
  let focusedBefore: HTMLElement | undefined;
  let stop = () => {};
  let seen: string | undefined;

  /** Hides the card, or only the message with this name, and restores the focus if it is in the card. */
  const hide = (message?: string) => {
    if (message && message !== dataset.due) return;
    stop();
    if (card.contains(document.activeElement)) focusedBefore?.focus({ preventScroll: true });
    status.replaceChildren();
    for (const element of actions) element.remove();
    seen = undefined;
    delete dataset.due;
    delete dataset.shown;
  };
  const answer = () => {
    onAnswer();
    hide();
  };
  const reveal = () => {
    if (dataset.shown) return;
    seen = dataset.shown = dataset.due;
    scrollFocusIntoView(card);
  };
  /** Keeps the message off the controls of the page, or folds it away. @returns a function that ends this */
  const watch = () => {
    const start = window.scrollY;
    let hasScrolled = false;
    const check = () => {
      // Nobody loses the focus.
      if (card.contains(document.activeElement)) return;
      if (!window.matchMedia('(width >= 48rem)').matches) {
        reveal();
        const isPast = Math.abs(window.scrollY - start) >= window.innerHeight;
        if (isPast && dataset.due === foldsAway) answer();
      } else if (liesOnControl(card)) delete dataset.shown;
      else if (!hasScrolled) reveal();
    };
    const onScroll = () => {
      hasScrolled = true;
      check();
    };
    // Also for what moves or appears without scrolling, such as slides and opened answers.
    const timer = setInterval(() => {
      check();
      hasScrolled = false;
    }, checkInterval);
    window.addEventListener('scroll', onScroll);
    check();
    return () => {
      clearInterval(timer);
      window.removeEventListener('scroll', onScroll);
    };
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
    dataset.due = message;
    // A message without controls answers what the visitor has just done, so it does not wait.
    if (actions[0]) stop = watch();
    else reveal();
  };

  card.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !card.contains(relatedTarget)) focusedBefore = relatedTarget;
  });
  card.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, button')) answer();
  });
  return { show, hide, seen: () => seen };
}

/** Whether a card lies on a visible control of the page. */
function liesOnControl(card: Element): boolean {
  const box = card.getBoundingClientRect();
  return [...document.querySelectorAll(controls)].some((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isBeside = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
    return !isBeside && control.checkVisibility({ visibilityProperty: true });
  });
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
