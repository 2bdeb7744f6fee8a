import type { Popovers } from '../browser/popover.ts';
import { tooltipDelay, tooltipSkipDelay } from '../lib/specified.ts';

const anchorOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** The tooltip of controls without visible text: their name. */
function createLabel(): HTMLElement {
  const label = document.createElement('span');
  label.setAttribute('role', 'tooltip');
  label.setAttribute('popover', 'manual');
  return label;
}

/**
 * Shows the tooltips of the site, also in islands: on hover after a delay, on keyboard focus at once. A tooltip stays
 * while the pointer is on it, and closes with Escape (WCAG 1.4.13) or a click. An element with `data-tooltip` but no
 * tooltip element gets its name as its tooltip. An element that is already hovered or focused gets its tooltip too.
 */
export function enhanceTooltips({ closePopover, isOpen }: Popovers): void {
  const label = createLabel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The element whose tooltip is shown or scheduled. */
  let anchor: HTMLElement | undefined;
  let tooltip: HTMLElement | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;

  const place = () => {
    if (anchor && tooltip) placeTooltip(tooltip, anchor);
  };
  const close = () => {
    clearTimeout(timer);
    anchor = undefined;
    if (!tooltip) return;
    closePopover(tooltip);
    tooltip = null;
    closedAt = Date.now();
  };
  const delay = () => (Date.now() - closedAt <= tooltipSkipDelay ? 0 : tooltipDelay);
  const openIn = (next: HTMLElement, milliseconds: number) => {
    if (anchor !== next) close();
    clearTimeout(timer);
    anchor = next;
    timer = setTimeout(() => {
      label.remove();
      tooltip = next.querySelector('[role="tooltip"]');
      if (!tooltip) {
        label.textContent = next.getAttribute('aria-label') ?? next.textContent;
        next.append(label);
        tooltip = label;
      }
      // It may have left the document meanwhile.
      if (tooltip.isConnected && !isOpen(tooltip)) tooltip.showPopover();
      place();
    }, milliseconds);
  };

  const focus = (target: EventTarget | null) => {
    const focused = anchorOf(target);
    if (focused && target instanceof Element && target.matches(':focus-visible')) openIn(focused, 0);
  };

  document.addEventListener('pointerover', ({ target, relatedTarget, pointerType }) => {
    const entered = anchorOf(target);
    if (entered && entered !== anchorOf(relatedTarget) && pointerType !== 'touch') openIn(entered, delay());
  });
  document.addEventListener('pointerout', ({ target, relatedTarget }) => {
    const left = anchorOf(target);
    if (left && left === anchor && left !== anchorOf(relatedTarget)) close();
  });
  document.addEventListener('focusin', ({ target }) => focus(target));
  document.addEventListener('focusout', ({ target }) => {
    if (anchor && anchorOf(target) === anchor) close();
  });
  document.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Escape' && !isComposing) close();
  });
  // The click may change what the control does, and its name.
  document.addEventListener('click', close);
  window.addEventListener('scroll', place, { passive: true });
  window.addEventListener('resize', place);

  // On touch screens, `:hover` sticks after a tap.
  const hovered =
    window.matchMedia('(hover: hover)').matches && document.querySelector('[data-tooltip]:hover');
  if (hovered instanceof HTMLElement) openIn(hovered, delay());
  focus(document.activeElement);
}

/** Pixels between a tooltip and its anchor. The tooltip has an invisible edge that bridges them. */
const gap = 8;

/** Places a tooltip below its anchor, or above if there is no room, and always inside the viewport. */
function placeTooltip(tooltip: HTMLElement, anchor: HTMLElement): void {
  const around = anchor.getBoundingClientRect();
  // Measured at its origin: without popover support, its containing block may be an element of the page.
  tooltip.style.left = tooltip.style.top = '0';
  const { left, top, width, height } = tooltip.getBoundingClientRect();
  const centred = around.left + (around.width - width) / 2;
  const x = Math.max(8, Math.min(centred, document.documentElement.clientWidth - width - 8));
  const below = around.bottom + gap;
  const y = below + height <= window.innerHeight ? below : around.top - height - gap;
  tooltip.style.left = `${x - left}px`;
  tooltip.style.top = `${y - top}px`;
}
