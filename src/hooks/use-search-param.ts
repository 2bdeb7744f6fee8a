import { useSyncExternalStore } from 'react';

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
  const given = new URLSearchParams(search).get(name);
  const setValue = (value: T) => {
    const address = new URL(window.location.href);
    if (value === values[0]) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    window.history.replaceState(window.history.state, '', address);
    window.dispatchEvent(new Event('searchparam'));
  };
  return [values.find((value) => value === given) ?? values[0], setValue] as const;
}
