import { createContext, use, useSyncExternalStore } from 'react';
import type { Desk } from './desk.ts';

/** The desk, for everything on its page. */
export const DeskContext = createContext<Desk | undefined>(undefined);

/** The desk; renders anew after each change. @throws outside the desk's page */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('There is no desk around this.');
  useSyncExternalStore(desk.subscribe, desk.version);
  return desk;
}
