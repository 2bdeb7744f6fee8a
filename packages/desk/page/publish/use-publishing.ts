import { createContext, use, useSyncExternalStore } from 'react';
import type { Publishing } from './publishing.ts';

/** Publishing, for the view that shows what will change. */
export const PublishingContext = createContext<Publishing | undefined>(undefined);

/** Publishing; renders anew after each change. @throws outside the desk's page */
export function usePublishing(): Publishing {
  const publishing = use(PublishingContext);
  if (!publishing) throw new Error('There is no publishing around this.');
  useSyncExternalStore(publishing.subscribe, publishing.version);
  return publishing;
}
