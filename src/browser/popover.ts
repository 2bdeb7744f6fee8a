/**
 * Selects an open popover. Browsers without popover support skip the first selector; the polyfill sets the attribute.
 */
const open = ':is(:popover-open, [data-open])';

/** Whether a popover is open, with or without browser support. */
export function isOpen(popover: Element): boolean {
  return popover.matches(open);
}

/** Opens a popover, with a `toggle` event. Does nothing if it is open or no longer in the document. */
export function openPopover(popover: HTMLElement): void {
  if (!isOpen(popover) && popover.isConnected) popover.showPopover();
}

/** Closes a popover, with a `toggle` event. Does nothing if it is closed. */
export function closePopover(popover: HTMLElement): void {
  if (isOpen(popover)) popover.hidePopover();
}

/** The two functions above, for a script that must not import them. */
export type Popovers = { closePopover: typeof closePopover; openPopover: typeof openPopover };

/** Loads the polyfill in browsers without support for popovers (Baseline since January 2025). */
export function polyfillPopovers(): void {
  if (!('popover' in HTMLElement.prototype)) import('./popover-polyfill.ts').catch(() => undefined);
}
