import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { Bar } from '../../page/bar/Bar.tsx';
import '../../page/desk.css';
import { Desk } from '../../page/desk.ts';
import { Drawer } from '../../page/drawer/Drawer.tsx';
import { ChangesView } from '../../page/publish/ChangesView.tsx';
import { DeskContext, useDesk } from '../../page/use-desk.ts';
import { type fakePublish, publishServiceOf } from './publish-service.ts';
import { fakeFiles, fakeService } from './service.ts';

function Shown() {
  const desk = useDesk();
  return (
    <>
      <Bar />
      {desk.publishing.isShown ? <ChangesView /> : null}
      {desk.opened ? <Drawer opened={desk.opened} /> : null}
    </>
  );
}

/** Shows the desk with the list of changes until the test ends. */
export async function showChanges(state: ReturnType<typeof fakePublish>, files = fakeFiles()) {
  localStorage.clear();
  const holder = document.body.appendChild(document.createElement('div'));
  holder.id = 'desk';
  const root = createRoot(holder);
  const desk = new Desk({ ...fakeService(files), ...publishServiceOf(state) });
  onTestFinished(() => {
    root.unmount();
    holder.remove();
  });
  root.render(
    <DeskContext value={desk}>
      <Shown />
    </DeskContext>,
  );
  await desk.read();
  desk.publishing.show();
  return desk.publishing as typeof desk.publishing & { desk: Desk };
}
