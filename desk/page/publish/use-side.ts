import { useState, useSyncExternalStore } from 'react';
import type { ChangedPages } from '../../publish-api.ts';

export type ChangedPage = ChangedPages['pages'][number];
export type Side = 'before' | 'after';

const wide = matchMedia('(width >= 1000px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** The sides that a changed page has, and the one that is shown where there is no room for both. */
export function useSide({ isNew, isGone }: ChangedPage) {
  const isWide = useSyncExternalStore(subscribe, () => wide.matches);
  const [shown, show] = useState<Side>('after');
  const sides: Side[] = isNew ? ['after'] : isGone ? ['before'] : ['before', 'after'];
  return { sides, shown, show, hasTabs: sides.length > 1 && !isWide };
}
