import { closePopover, isOpen, openPopover } from './popover.ts';

// For browsers without support for popovers. styles/base.css hides popovers that lack `data-open`.

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
  for (const other of openPopovers()) if (other !== popover && !other.contains(target)) closePopover(other);
  if (!popover) return;
  if (isOpen(popover)) closePopover(popover);
  else if (button?.getAttribute('popovertargetaction') !== 'hide') openPopover(popover);
});

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') openPopovers().forEach(closePopover);
});
