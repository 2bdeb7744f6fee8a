import { useSyncExternalStore } from 'react';

/** The part of an address after which what will change stands in the place of the page. */
const hash = '#changes';

/** The part of the shown address that names the view, or nothing. */
export const shownHash = (): string => (location.hash === hash ? hash : '');

/** Shows what will change as an entry of the browser's history. */
export function showView(): void {
  go(location.pathname + location.search + hash);
}

/** Shows the page again. @param route of the page in the frame */
export function leaveView(route: string): void {
  if (shownHash()) go(route);
}

function go(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function subscribe(listener: () => void): () => void {
  const types = ['hashchange', 'popstate'];
  for (const type of types) addEventListener(type, listener);
  return () => {
    for (const type of types) removeEventListener(type, listener);
  };
}

/** Whether the address names the view; renders anew when it changes. */
export function useView(): boolean {
  return useSyncExternalStore(subscribe, () => location.hash) === hash;
}
