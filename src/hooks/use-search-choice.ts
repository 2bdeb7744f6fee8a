import { navigate, useSearch } from 'wouter/use-browser-location';
import { choiceIn, withChoice } from '../lib/search-choice.ts';

/**
 * A choice that lives in the query of the address, so that it can be linked to and survives a reload. Choosing
 * replaces the history entry: going back leaves the page. The pre-rendered HTML shows the first choice.
 * @param choices the first one is the default and stays out of the address
 */
export function useSearchChoice<T extends string>(name: string, choices: readonly [T, ...T[]]) {
  const chosen = choiceIn(useSearch({ ssrSearch: '' }), name, choices);
  const choose = (choice: T) => {
    const { pathname, search, hash } = window.location;
    navigate(pathname + withChoice(search, name, choice, choices[0]) + hash, { replace: true });
  };
  return [chosen, choose] as const;
}
