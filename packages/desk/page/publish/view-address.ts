import { useSyncExternalStore } from 'react';

/** The part of an address after which what will change stands in the place of the page. */
const hash = '#changes';

/** The part of the shown address that names the view, or nothing. */
export const shownHash = (): string => (location.hash === hash ? hash : '');

/** Shows what will change as an entry of the browser's history. */
export function showView(): void {
  location.hash = hash;
}

/** Shows the page again. @param route of the page in the frame */
export function leaveView(route: string): void {
  if (!shownHash()) return;
  history.pushState(null, '', route);
  dispatchEvent(new PopStateEvent('popstate'));
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** Whether the address names the view; renders anew when it changes. */
export function useView(): boolean {
  return useSyncExternalStore(subscribe, () => location.hash) === hash;
}
