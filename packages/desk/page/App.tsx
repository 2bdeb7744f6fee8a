import { Bar } from './bar/Bar.tsx';
import { Notices } from './bar/Notices.tsx';
import { Drawer } from './drawer/Drawer.tsx';
import { ChangesView } from './publish/ChangesView.tsx';
import { useDesk } from './use-desk.ts';

/** The desk around the page: the bar, and the drawer beside or below it. */
export function App() {
  const desk = useDesk();
  return (
    <>
      <Bar />
      <Notices />
      {desk.publishing.isShown ? <ChangesView /> : null}
      {desk.opened ? <Drawer opened={desk.opened} /> : null}
    </>
  );
}
