import { createRoot } from 'react-dom/client';
import type { DeskEvents } from '../api.ts';
import { rememberFacts } from '../page-facts.ts';
import { App } from './App.tsx';
import { DeskStore } from './desk-store.ts';
import { onDeskKey } from './frame/keys.ts';
import { PageFrame } from './frame/page-frame.ts';
import { deskService } from './service.ts';
import { DeskContext } from './use-desk.ts';

const root = document.querySelector<HTMLElement>('#desk');
rememberFacts(JSON.parse(root?.dataset.facts ?? 'null'));
const desk = new DeskStore(deskService);

/** Milliseconds until a desk that refused its events is asked again. */
const patience = 3000;

/** Listens to the server. Once it has been started again, this page is loaded again; what was typed is kept. */
function listen(wasOpen = false): void {
  const source = new EventSource('/__desk/events');
  const on = <Name extends keyof DeskEvents>(name: Name, act: (detail: DeskEvents[Name]) => void) =>
    source.addEventListener(name, ({ data }) => act(JSON.parse(data)));
  on('reload', () => desk.frame?.refresh());
  on('changed', (event) => {
    void desk.onChanged(event);
    desk.publishing.onFiles();
  });
  let isAgain = wasOpen;
  source.onopen = () => {
    if (isAgain) location.reload();
    isAgain = true;
  };
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, patience, isAgain);
  };
}
listen();
addEventListener('keydown', (event) => onDeskKey(desk, event));
addEventListener('pagehide', () => void desk.drafts.flush());

if (root)
  createRoot(root).render(
    <DeskContext value={desk}>
      <App />
    </DeskContext>,
  );
const host = document.getElementById('page');
if (host) desk.frame = new PageFrame(host, desk);
void Promise.all([desk.read(), desk.frame?.show(location.pathname + location.search)]).then(() => {
  // Until the site is the owner's own, the list of what to change opens. It comes after the page, so that the server does
  // not check the content while the owner waits for the page.
  if (desk.state?.isSample && !desk.opened) desk.show({ kind: 'problems' });
});
