import type { ChangedEvent } from '../api.ts';

// Passes on the events of the dev server, which it only sends to modules that it serves. The rest of the page is a
// bundle.

declare global {
  interface WindowEventMap {
    /** The page in the frame is out of date. */
    'desk:reload': Event;
    'desk:changed': CustomEvent<ChangedEvent>;
    /** The step of a publish that begins, in words. */
    'desk:publishing': CustomEvent<string>;
  }
}

// A changed file reloads the frame, never the desk.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = '/elsewhere.html';
  dispatchEvent(new Event('desk:reload'));
});
for (const name of ['desk:changed', 'desk:publishing'])
  import.meta.hot?.on(name, (detail: unknown) => dispatchEvent(new CustomEvent(name, { detail })));
