import { useSyncExternalStore } from 'react';

/** What stands in the place of the page: what will change, or earlier publishes. */
export type View = keyof typeof hashes;

/** The parts of an address after which each view is shown. */
const hashes = { changes: '#changes', earlier: '#changes/earlier' };

/** The view that an address names by its part after `#`. */
function viewOf(hash: string): View | undefined {
  if (hash === hashes.changes) return 'changes';
  return hash === hashes.earlier ? 'earlier' : undefined;
}

/** The part of the shown address that names a view, or nothing. */
export const shownHash = (): string => (viewOf(location.hash) ? location.hash : '');

/** Shows a view as an entry of the browser's history. */
export function showView(view: View): void {
  go(location.pathname + location.search + hashes[view]);
}

/** Shows the page again. @param route of the page in the frame */
export function leaveView(route: string): void {
  if (viewOf(location.hash)) go(route);
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

/** The view that the address names; renders anew when it changes. */
export function useView(): View | undefined {
  return viewOf(useSyncExternalStore(subscribe, () => location.hash));
}
