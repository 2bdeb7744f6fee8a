/** Whether the browser supports popovers (Baseline since January 2025). */
const isNative = 'popover' in HTMLElement.prototype;
const openAttribute = 'data-open';

/** Whether a popover is open, also without browser support. */
export function isOpen(popover: Element): boolean {
  return isNative ? popover.matches(':popover-open') : popover.hasAttribute(openAttribute);
}

/** Opens a popover, with a `toggle` event. Does nothing if it is open or no longer in the document. */
export function openPopover(popover: HTMLElement): void {
  if (isOpen(popover) || !popover.isConnected) return;
  if (isNative) popover.showPopover();
  else toggle(popover);
}

/** Closes a popover, with a `toggle` event. Does nothing if it is closed. */
export function closePopover(popover: HTMLElement): void {
  if (!isOpen(popover)) return;
  if (isNative) {
    popover.hidePopover();
    return;
  }
  const hadFocus = popover.contains(document.activeElement);
  toggle(popover);
  if (hadFocus) document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)?.focus();
}

/** Without browser support, styles/base.css hides popovers that lack the attribute. */
function toggle(popover: HTMLElement): void {
  popover.toggleAttribute(openAttribute);
  popover.dispatchEvent(new Event('toggle'));
}

/**
 * Polyfills popover buttons in browsers without support: they open and close popovers; Escape and an outside click
 * close `auto` popovers.
 */
export function enablePopoverButtons(): void {
  if (isNative) return;
  const openPopovers = () => [...document.querySelectorAll<HTMLElement>(`[popover="auto"][${openAttribute}]`)];
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[popovertarget]');
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    for (const other of openPopovers()) if (other !== popover && !other.contains(target)) closePopover(other);
    if (!popover) return;
    if (isOpen(popover)) closePopover(popover);
    else if (button?.getAttribute('popovertargetaction') !== 'hide') openPopover(popover);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') openPopovers().forEach(closePopover);
  });
}
