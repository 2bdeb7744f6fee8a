import { useSyncExternalStore } from 'react';
import { readSearchParam, writeSearchParam } from '../lib/search-param.ts';

/** `replaceState` fires no event, so `useSearchParam` dispatches `searchparam`. */
const events = ['popstate', 'searchparam'] as const;

function subscribe(listener: () => void) {
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    for (const name of events) window.removeEventListener(name, listener);
  };
}

/**
 * State in a query parameter, so it can be linked to and survives a reload. A change replaces the history entry, so
 * Back leaves the page. The pre-render has the first value.
 * @param values allowed values; the first is the default, which is not written to the address
 */
export function useSearchParam<T extends string>(name: string, values: readonly [T, ...T[]]) {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const setValue = (value: T) => {
    const { pathname, search: before, hash } = window.location;
    const address = pathname + writeSearchParam(before, name, value, values[0]) + hash;
    window.history.replaceState(window.history.state, '', address);
    window.dispatchEvent(new Event('searchparam'));
  };
  return [readSearchParam(search, name, values), setValue] as const;
}
