import '../../src/styles/fonts.css';
import { createRoot } from 'react-dom/client';
import type { ChangedEvent } from '../api.ts';
import { App } from './App.tsx';
import { Desk } from './desk.ts';
import { deskService } from './service.ts';
import { DeskContext } from './use-desk.ts';

const desk = new Desk(deskService);
desk.route = location.pathname + location.search;

// The frame shows what has changed; the desk itself stays as it is.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/elsewhere.html';
  desk.frame?.refresh();
});
import.meta.hot?.on('desk:changed', (event: ChangedEvent) => void desk.onChanged(event));
addEventListener('pagehide', () => void desk.drafts.flush());

const root = document.querySelector('#desk');
if (root)
  createRoot(root).render(
    <DeskContext value={desk}>
      <App />
    </DeskContext>,
  );
void desk.read();
