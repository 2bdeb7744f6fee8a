import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { Bar } from '../../page/bar/Bar.tsx';
import { Notices } from '../../page/bar/Notices.tsx';
import '../../page/desk.css';
import { Desk } from '../../page/desk.ts';
import { Drawer } from '../../page/drawer/Drawer.tsx';
import { onDeskKey } from '../../page/keys.ts';
import { DeskContext, useDesk } from '../../page/use-desk.ts';
import { type FakeState, fakeService } from './service.ts';

// The desk without the page in its frame.

function Shown() {
  const desk = useDesk();
  return (
    <main>
      <Bar />
      <Notices />
      {desk.opened ? <Drawer opened={desk.opened} /> : null}
    </main>
  );
}

/** Shows the desk until the test is over. @param keepsTyped as after a tab was closed: what was typed is still kept */
export async function showDesk(state: FakeState, keepsTyped = false): Promise<Desk> {
  if (!keepsTyped) localStorage.clear();
  const holder = document.body.appendChild(document.createElement('div'));
  const root = createRoot(holder);
  const desk = new Desk(fakeService(state));
  const onKey = (event: KeyboardEvent) => onDeskKey(desk, event);
  document.addEventListener('keydown', onKey);
  onTestFinished(() => {
    document.removeEventListener('keydown', onKey);
    root.unmount();
    holder.remove();
  });
  root.render(
    <DeskContext value={desk}>
      <Shown />
    </DeskContext>,
  );
  await desk.read();
  return desk;
}
