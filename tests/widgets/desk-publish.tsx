import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { Bar } from '../../desk/page/bar/Bar.tsx';
import '../../desk/page/desk.css';
import { Desk } from '../../desk/page/desk.ts';
import { Drawer } from '../../desk/page/drawer/Drawer.tsx';
import { ChangesView } from '../../desk/page/publish/ChangesView.tsx';
import { Publishing } from '../../desk/page/publish/publishing.ts';
import { PublishingContext } from '../../desk/page/publish/use-publishing.ts';
import { DeskContext, useDesk } from '../../desk/page/use-desk.ts';
import { fakeFiles, fakeService } from './desk-service.ts';
import { type fakePublish, publishServiceOf } from './publish-service.ts';

function Shown() {
  const desk = useDesk();
  return (
    <>
      <Bar />
      <ChangesView />
      {desk.opened ? <Drawer opened={desk.opened} /> : null}
    </>
  );
}

/** Shows the desk with what will change until the test is over. */
export async function showChanges(state: ReturnType<typeof fakePublish>, files = fakeFiles()) {
  localStorage.clear();
  history.replaceState(null, '', `${location.pathname}${location.search}#changes`);
  const holder = document.body.appendChild(document.createElement('div'));
  holder.id = 'desk';
  const root = createRoot(holder);
  const desk = new Desk(fakeService(files));
  desk.route = location.pathname + location.search;
  const publishing = new Publishing(desk, publishServiceOf(state));
  onTestFinished(() => {
    root.unmount();
    holder.remove();
  });
  root.render(
    <DeskContext value={desk}>
      <PublishingContext value={publishing}>
        <Shown />
      </PublishingContext>
    </DeskContext>,
  );
  await desk.read();
  return publishing;
}
