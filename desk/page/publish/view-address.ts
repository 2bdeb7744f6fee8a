import { useSyncExternalStore } from 'react';

/** What stands in the place of the page: what will change, one changed page before and after, or earlier publishes. */
export type View = { kind: 'changes' } | { kind: 'earlier' } | { kind: 'page'; route: string };

const list = '#changes';
const earlier = `${list}/earlier`;
const page = `${list}/page`;

/** The view that an address names by its part after `#`. */
export function viewOf(hash: string): View | undefined {
  if (hash === list) return { kind: 'changes' };
  if (hash === earlier) return { kind: 'earlier' };
  return hash.startsWith(`${page}/`) ? { kind: 'page', route: hash.slice(page.length) } : undefined;
}

/** The part of the address that names a view. */
export function hashOf(view: View): string {
  if (view.kind === 'page') return page + view.route;
  return view.kind === 'earlier' ? earlier : list;
}

/** The part of the shown address that names a view, or nothing. */
export const shownHash = (): string => (viewOf(location.hash) ? location.hash : '');

/** Shows a view as an entry of the browser's history. */
export function showView(view: View): void {
  go(location.pathname + location.search + hashOf(view));
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
