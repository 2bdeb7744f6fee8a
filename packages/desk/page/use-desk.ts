import { createContext, use, useSyncExternalStore } from 'react';
import type { Desk } from './desk.ts';

/** The desk, for everything on its page. */
export const DeskContext = createContext<Desk | undefined>(undefined);

/** The desk. The component re-renders after each change of it. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('This component is outside the context of the desk.');
  useSyncExternalStore(desk.subscribe, () => desk.version);
  return desk;
}
