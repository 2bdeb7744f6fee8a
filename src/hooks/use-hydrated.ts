import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the pre-render and during hydration, true afterwards: for content that needs scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
