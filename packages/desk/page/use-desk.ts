import { createContext, use, useSyncExternalStore } from 'react';
import type { Desk } from './desk.ts';
import type { Observable } from './observable.ts';

/** A context for a store, and the hook that reads it, renders anew after each change, and throws outside of it. */
export function storeContext<Store extends Observable>() {
  const Context = createContext<Store | undefined>(undefined);
  const useStore = (): Store => {
    const store = use(Context);
    if (!store) throw new Error('The store of this component is not around it.');
    useSyncExternalStore(store.subscribe, store.version);
    return store;
  };
  return [Context, useStore] as const;
}

/** The desk, for everything on its page. */
export const [DeskContext, useDesk] = storeContext<Desk>();
