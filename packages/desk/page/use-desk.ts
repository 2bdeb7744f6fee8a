import { createContext, use, useSyncExternalStore } from 'react';
import type { DeskStore } from './desk-store.ts';

/** The desk, for everything on its page. */
export const DeskContext = createContext<DeskStore | undefined>(undefined);

/** The desk. The component re-renders after each change of it. */
export function useDesk(): DeskStore {
  const desk = use(DeskContext);
  if (!desk) throw new Error('This component is outside the context of the desk.');
  useSyncExternalStore(desk.subscribe, () => desk.version);
  return desk;
}
