/** Whether the browser has popovers of its own (Baseline since January 2025). */
const isNative = 'popover' in HTMLElement.prototype;
const openAttribute = 'data-open';

/** Whether a popover is open, also where the browser has none of its own. */
export function isOpen(popover: Element): boolean {
  return isNative ? popover.matches(':popover-open') : popover.hasAttribute(openAttribute);
}

/** Opens a popover, and dispatches `toggle` as the browser does; one that is open or has left the page stays as it is. */
export function openPopover(popover: HTMLElement): void {
  if (isOpen(popover) || !popover.isConnected) return;
  if (isNative) popover.showPopover();
  else toggle(popover);
}

/** Closes a popover, and dispatches `toggle` as the browser does; one that is closed stays closed. */
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

/** Where the browser has no popovers, styles/base.css hides those without the attribute. */
function toggle(popover: HTMLElement): void {
  popover.toggleAttribute(openAttribute);
  popover.dispatchEvent(new Event('toggle'));
}

/**
 * In a browser without popovers, lets buttons open and close them, and Escape and a click elsewhere close those that
 * are `auto`.
 */
export function enablePopoverButtons(): void {
  if (isNative) return;
  const openOnes = () => [...document.querySelectorAll<HTMLElement>(`[popover="auto"][${openAttribute}]`)];
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[popovertarget]');
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    for (const other of openOnes()) if (other !== popover && !other.contains(target)) closePopover(other);
    if (!popover) return;
    if (isOpen(popover)) closePopover(popover);
    else if (button?.getAttribute('popovertargetaction') !== 'hide') openPopover(popover);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') openOnes().forEach(closePopover);
  });
}
