import { createRoot } from 'react-dom/client';
import type { ChangedEvent } from '../api.ts';
import { rememberFacts } from '../page-facts.ts';
import { App } from './App.tsx';
import { Desk } from './desk.ts';
import { deskService } from './service.ts';
import { DeskContext } from './use-desk.ts';

/** The local storage key which says that the desk was opened before. */
const visited = 'desk:visited';
const root = document.querySelector<HTMLElement>('#desk');
rememberFacts(JSON.parse(root?.dataset.facts ?? 'null'));
const desk = new Desk(deskService);
desk.route = location.pathname + location.search;

// A changed file reloads the frame, never the desk.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/elsewhere.html';
  desk.frame?.refresh();
});
import.meta.hot?.on('desk:changed', (event: ChangedEvent) => void desk.onChanged(event));
import.meta.hot?.on('desk:changed', () => desk.publishing.onFiles());
import.meta.hot?.on('desk:publishing', (step: string) => desk.publishing.onStep(step));
addEventListener('pagehide', () => void desk.drafts.flush());

if (root)
  createRoot(root).render(
    <DeskContext value={desk}>
      <App />
    </DeskContext>,
  );
void desk.read().then(() => {
  // The first visit opens the list of what is left of the sample.
  if (!localStorage.getItem(visited) && !desk.opened) desk.show({ kind: 'problems' });
  localStorage.setItem(visited, 'yes');
});
