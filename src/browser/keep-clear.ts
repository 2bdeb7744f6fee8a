/** Milliseconds without scrolling after which the page is at rest. */
export const restTime = 150;

const controls = ':is(main, footer) :is(a, button, summary, label, input, select, textarea, :focus)';
const isWide = () => window.matchMedia('(width >= 48rem)').matches;

/**
 * Keeps a card away from what the visitor came for until its message is answered or replaced. On wide viewports it
 * hides as soon as it would lie on a control of the page, and shows again where it does not, once scrolling has ended.
 * On phones the chat popup counts as answered after a screen of scrolling, unless the focus is in it.
 * @param shownAt how far the page was scrolled when the message was due
 * @param answer hides the card as if the visitor had answered
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
  let isAnnounced = card.dataset.shown !== undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let moving: IntersectionObserver | undefined;

  const check = () => {
    if (!isDue() || !card.isConnected) return stop();
    const { shown } = card.dataset;
    const isFocused = card.contains(document.activeElement);
    const distance = Math.abs(window.scrollY - shownAt);
    if (shown && isWide() && liesOnControl(card)) {
      status?.removeAttribute('aria-live');
      remove();
    } else if (shown === 'popup' && !isWide() && !isFocused && distance >= window.innerHeight) answer();
  };
  const settle = () => {
    if (card.dataset.shown || !isDue() || !card.isConnected) return;
    insert();
    if (isWide() && liesOnControl(card)) return remove();
    // Screen readers announce the text once.
    if (isAnnounced) status?.setAttribute('aria-live', 'off');
    isAnnounced = true;
    moving?.disconnect();
    moving = observeUnder(card, check);
  };
  const onMove = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, restTime);
    check();
  };
  // The page may get more controls, and the prompt shows at last when the chat has closed.
  const growing = new ResizeObserver(check);
  const showing = new IntersectionObserver(check);
  const stop = () => {
    status?.removeAttribute('aria-live');
    for (const observer of [growing, showing, moving]) observer?.disconnect();
    document.removeEventListener('scroll', onMove, true);
    window.removeEventListener('resize', onMove);
  };

  settle();
  growing.observe(document.body);
  showing.observe(card);
  document.addEventListener('scroll', onMove, true);
  window.addEventListener('resize', onMove);
}

/** Whether a card lies on a visible control, or will on its rise to its place. */
function liesOnControl(card: Element): boolean {
  const box = card.getBoundingClientRect();
  const rise = Number.parseFloat(window.getComputedStyle(card).translate?.split(' ')[1] ?? '') || 0;
  return [...document.querySelectorAll(controls)].some((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return (
      left < box.right &&
      right > box.left &&
      top < box.bottom &&
      bottom > box.top - rise &&
      control.checkVisibility?.({ visibilityProperty: true }) !== false
    );
  });
}

/** Calls back when a control moves into the box of a card by itself, such as in a carousel. */
function observeUnder(card: Element, onMove: () => void): IntersectionObserver {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const margins = [top, clientWidth - right, clientHeight - bottom, left];
  const observer = new IntersectionObserver(onMove, {
    rootMargin: margins.map((margin) => `${-margin}px`).join(' '),
  });
  for (const control of document.querySelectorAll(controls)) observer.observe(control);
  return observer;
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
