/** Milliseconds without scrolling after which the page is at rest. */
export const restTime = 150;

const controls = ':is(main, footer) :is(a, button, summary, label, input, select, textarea, :focus)';

/**
 * Keeps a card away from what the visitor came for while its message is due. On wide viewports it hides as soon as it
 * lies on a control of the page, and shows where it does not, once scrolling has ended. On phones a screen of scrolling
 * closes the popup as if the visitor had answered, unless the focus is in it.
 * @param shownAt how far the page was scrolled when the message was due
 * @param isDue whether it has not been answered or replaced
 * @param insert shows it, if it is due
 * @param remove takes it out of the card, but keeps it due
 */
export function keepClear(
  card: HTMLElement,
  shownAt: number,
  isDue: () => boolean,
  insert: () => void,
  remove: () => void,
  answer: () => void,
): void {
  if (card.dataset.shown && window.scrollY === shownAt) scrollFocusIntoView(card);
  // This message follows a press of the visitor, and only stays for some seconds.
  if (card.dataset.shown === 'closing') return;
  const status = card.querySelector('[role="status"]');
  let isAnnounced = 'shown' in card.dataset;
  let timer: ReturnType<typeof setTimeout>;

  const check = () => {
    const { shown } = card.dataset;
    if (!isDue() || !card.isConnected) {
      clearInterval(checks);
      document.removeEventListener('scroll', onScroll, true);
    } else if (window.matchMedia('(width >= 48rem)').matches) {
      if (shown && liesOnControl(card)) remove();
    } else if (shown === 'popup' && Math.abs(window.scrollY - shownAt) >= window.innerHeight)
      if (!card.contains(document.activeElement)) answer();
    // Screen readers announce the text once, and later messages again.
    if (!isDue() || !card.dataset.shown) status?.removeAttribute('aria-live');
  };
  const settle = () => {
    if (isAnnounced && isDue()) status?.setAttribute('aria-live', 'off');
    insert();
    check();
    isAnnounced ||= 'shown' in card.dataset;
  };
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, restTime);
    check();
  };
  // Also for what moves or appears without scrolling, such as slides and opened answers.
  const checks = setInterval(check, restTime);
  document.addEventListener('scroll', onScroll, true);
  settle();
}

/** Whether a card lies on a visible control, or will on its rise to its place. */
function liesOnControl(card: Element): boolean {
  const box = card.getBoundingClientRect();
  const rise = Number.parseFloat(window.getComputedStyle(card).translate.split(' ')[1] ?? '0');
  return [...document.querySelectorAll(controls)].some((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isBeside = right <= box.left || left >= box.right || bottom <= box.top - rise || top >= box.bottom;
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
