import { useSyncExternalStore } from 'react';
import { choiceIn, withChoice } from '../lib/search-choice.ts';

const events = ['popstate', 'searchchoice'] as const;

function subscribe(listener: () => void) {
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    for (const name of events) window.removeEventListener(name, listener);
  };
}

/**
 * A choice that lives in the query of the address, so that it can be linked to and survives a reload. Choosing
 * replaces the history entry: going back leaves the page. The pre-rendered HTML shows the first choice.
 * @param choices the first one is the default and stays out of the address
 */
export function useSearchChoice<T extends string>(name: string, choices: readonly [T, ...T[]]) {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const choose = (choice: T) => {
    const { pathname, search: before, hash } = window.location;
    const address = pathname + withChoice(before, name, choice, choices[0]) + hash;
    window.history.replaceState(window.history.state, '', address);
    window.dispatchEvent(new Event('searchchoice'));
  };
  return [choiceIn(search, name, choices), choose] as const;
}
