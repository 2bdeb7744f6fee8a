/**
 * Selects an open popover. Browsers without popover support skip the first selector; the polyfill sets the attribute.
 */
const open = ':is(:popover-open, [data-open])';

/** Whether a popover is open, with or without browser support. */
export function isOpen(popover: Element): boolean {
  return popover.matches(open);
}

/** Closes a popover, with a `toggle` event. Does nothing if it is closed. */
export function closePopover(popover: HTMLElement): void {
  if (isOpen(popover)) popover.hidePopover();
}

/** The functions above, for a script that must not import them: a second import would create an extra chunk. */
export const popovers = { isOpen, closePopover };
export type Popovers = typeof popovers;

/** Loads the polyfill in browsers without support for popovers (Baseline since January 2025). */
export function polyfillPopovers(): void {
  if (!('popover' in HTMLElement.prototype)) import('./popover-polyfill.ts').catch(() => undefined);
}
