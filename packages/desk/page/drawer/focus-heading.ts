/** Moves the focus to the heading of the drawer, once what had it is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('.drawer h2')?.focus();
}
