import { useSyncExternalStore } from 'react';

/** The hash of an address that shows what will change instead of the page. */
const hash = '#changes';

/** This hash if the current address has it, else nothing. */
export const shownHash = (): string => (location.hash === hash ? hash : '');

/** Opens the view as an entry of the browser's history. */
export function showView(): void {
  location.hash = hash;
}

/** Returns to the page. @param route of the page in the frame */
export function leaveView(route: string): void {
  if (!shownHash()) return;
  history.pushState(null, '', route);
  dispatchEvent(new PopStateEvent('popstate'));
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** Whether the view is open. */
export function useView(): boolean {
  return useSyncExternalStore(subscribe, () => location.hash) === hash;
}
