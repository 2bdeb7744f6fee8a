import { createContext, use, useSyncExternalStore } from 'react';
import type { Desk } from './desk.ts';
import type { Observable } from './observable.ts';

/** A context for a store, and its hook, which re-renders after each change and throws outside the context. */
export function storeContext<Store extends Observable>() {
  const Context = createContext<Store | undefined>(undefined);
  const useStore = (): Store => {
    const store = use(Context);
    if (!store) throw new Error('This component is outside the context of its store.');
    useSyncExternalStore(store.subscribe, store.version);
    return store;
  };
  return [Context, useStore] as const;
}

/** The desk, for everything on its page. */
export const [DeskContext, useDesk] = storeContext<Desk>();
