import { useEffect } from 'react';
import { Bar } from './bar/Bar.tsx';
import { Notices } from './bar/Notices.tsx';
import type { Desk } from './desk.ts';
import { Drawer } from './drawer/Drawer.tsx';
import { FrameView } from './frame/FrameView.tsx';
import { useDesk } from './use-desk.ts';

/** The desk: the bar, the page, and the drawer beside or below it. */
export function App() {
  const desk = useDesk();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => onDeskKey(desk, event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [desk]);
  const host = document.getElementById('page');
  return (
    <>
      <Bar />
      <Notices />
      {desk.opened ? <Drawer opened={desk.opened} /> : null}
      {host ? <FrameView host={host} /> : null}
    </>
  );
}

/** Keys that work everywhere: Escape closes the drawer; undo and redo, but not in fields, which have their own. */
export function onDeskKey(desk: Desk, event: KeyboardEvent): void {
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
