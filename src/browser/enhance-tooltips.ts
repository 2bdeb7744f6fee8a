import { tooltipDelay } from '../lib/tooltip-delay.ts';
import { find } from './find.ts';
import { closePopover, openPopover } from './popover.ts';

const anchorOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/**
 * Shows each `Tooltip` of the site, also in islands: when the pointer rests on it, at once on keyboard focus. It stays
 * while the pointer is on the note itself, and goes with Escape (WCAG 1.4.13) [L13].
 */
export function enhanceTooltips(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The one whose note is shown or about to be. */
  let anchor: HTMLElement | undefined;
  let note: HTMLElement | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  const place = () => {
    if (anchor && note) placeNote(note, anchor);
  };
  const close = () => {
    clearTimeout(timer);
    anchor = undefined;
    if (!note) return;
    closePopover(note);
    note = undefined;
    closedAt = Date.now();
  };
  const openIn = (next: HTMLElement, milliseconds: number) => {
    if (anchor !== next) close();
    clearTimeout(timer);
    anchor = next;
    timer = setTimeout(() => {
      note = find('[role="tooltip"]', next);
      openPopover(note);
      place();
    }, milliseconds);
  };

  document.addEventListener('pointerover', ({ target, relatedTarget, pointerType }) => {
    const entered = anchorOf(target);
    if (entered && entered !== anchorOf(relatedTarget) && pointerType !== 'touch')
      openIn(entered, tooltipDelay(Date.now(), closedAt));
  });
  document.addEventListener('pointerout', ({ target, relatedTarget }) => {
    const left = anchorOf(target);
    if (left && left === anchor && left !== anchorOf(relatedTarget)) close();
  });
  document.addEventListener('focusin', ({ target }) => {
    const focused = anchorOf(target);
    if (focused && target instanceof Element && target.matches(':focus-visible')) openIn(focused, 0);
  });
  document.addEventListener('focusout', ({ target }) => {
    if (anchor && anchorOf(target) === anchor) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  window.addEventListener('scroll', place, { passive: true });
  window.addEventListener('resize', place);
}

/** Above the anchor, or below it where there is no room, and never outside the window. */
function placeNote(note: HTMLElement, anchor: HTMLElement): void {
  const around = anchor.getBoundingClientRect();
  // Measured from where it stands without a shift, which in a browser without popovers may be a part of the page.
  note.style.left = note.style.top = '0';
  const { left, top, width, height } = note.getBoundingClientRect();
  const middle = around.left + (around.width - width) / 2;
  const x = Math.max(8, Math.min(middle, document.documentElement.clientWidth - width - 8));
  const y = around.top >= height ? around.top - height : around.bottom;
  note.style.left = `${x - left}px`;
  note.style.top = `${y - top}px`;
}
