import { createRoot } from 'react-dom/client';
import { rememberFacts } from '../page-facts.ts';
import { App } from './App.tsx';
import { Desk } from './desk.ts';
import { parsed } from './frame/page-frame.ts';
import { deskService } from './service.ts';
import { DeskContext } from './use-desk.ts';

/** The local storage key which says that the desk was opened before. */
const visited = 'desk:visited';
const root = document.querySelector<HTMLElement>('#desk');
rememberFacts(JSON.parse(root?.dataset.facts ?? 'null'));
const desk = new Desk(deskService);
desk.route = location.pathname + location.search;

addEventListener('desk:reload', () => desk.frame?.refresh());
addEventListener('desk:changed', ({ detail }) => {
  void desk.onChanged(detail);
  desk.publishing.onFiles();
});
addEventListener('desk:publishing', ({ detail }) => desk.publishing.onStep(detail));
addEventListener('pagehide', () => void desk.drafts.flush());

if (root)
  createRoot(root).render(
    <DeskContext value={desk}>
      <App />
    </DeskContext>,
  );
const frame = document.querySelector('iframe');
void Promise.all([desk.read(), frame && parsed(frame)]).then(() => {
  // The first visit opens the list of what is left of the sample. It comes after the page, so that the server does not
  // check the content while the owner waits for the page.
  if (!localStorage.getItem(visited) && !desk.opened) desk.show({ kind: 'problems' });
  localStorage.setItem(visited, 'yes');
});
