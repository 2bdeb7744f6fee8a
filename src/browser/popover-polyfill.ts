// For browsers without popover support. styles/base.css hides popovers that lack `data-open`. It imports nothing,
// because code shared with the client bootstrap would become one more file that every page loads.

function toggle(popover: HTMLElement): void {
  popover.toggleAttribute('data-open');
  popover.dispatchEvent(new Event('toggle'));
}

HTMLElement.prototype.showPopover = function () {
  toggle(this);
};

HTMLElement.prototype.hidePopover = function () {
  const hadFocus = this.contains(document.activeElement);
  toggle(this);
  if (hadFocus) document.querySelector<HTMLElement>(`[popovertarget="${this.id}"]`)?.focus();
};

const openPopovers = () => [...document.querySelectorAll<HTMLElement>('[popover="auto"][data-open]')];

// Popover buttons open and close popovers, and an outside click closes `auto` ones.
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest('[popovertarget]');
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  for (const other of openPopovers()) if (other !== popover && !other.contains(target)) other.hidePopover();
  if (!popover) return;
  if (popover.hasAttribute('data-open')) popover.hidePopover();
  else if (button?.getAttribute('popovertargetaction') !== 'hide') popover.showPopover();
});

document.addEventListener('keydown', ({ key, isComposing }) => {
  if (key === 'Escape' && !isComposing) for (const popover of openPopovers()) popover.hidePopover();
});

export {};
