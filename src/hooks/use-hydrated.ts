import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the pre-rendered HTML and while it is taken over, true from then on: what needs scripts waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
