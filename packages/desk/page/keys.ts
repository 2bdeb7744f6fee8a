/** What keys do at the desk. */
export type KeyedDesk = {
  readonly opened: object | undefined;
  show: (opened: undefined) => void;
  step: (direction: 'undo' | 'redo') => Promise<void>;
};

/** Keys that work everywhere. Escape closes the drawer; fields keep their own undo and redo. */
export function onDeskKey(desk: KeyedDesk, event: KeyboardEvent): void {
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
