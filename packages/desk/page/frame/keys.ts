import type { DeskStore } from '../desk-store.ts';

/** Keys that work everywhere, unless an input method takes them. Escape closes the drawer; fields keep their own undo and redo. */
export function onDeskKey(desk: DeskStore, event: KeyboardEvent): void {
  if (event.isComposing) return;
  const target = event.target as Element | null;
  if (event.key === 'Escape' && desk.opened && !event.defaultPrevented) {
    event.preventDefault();
    desk.show(undefined);
  }
  if (!(event.ctrlKey || event.metaKey) || target?.closest?.('input, textarea, select, [contenteditable]'))
    return;
  const key = event.key.toLowerCase();
  const direction =
    key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined;
  if (!direction) return;
  event.preventDefault();
  void desk.step(direction);
}
