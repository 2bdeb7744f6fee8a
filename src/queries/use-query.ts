import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { useInView } from '../hooks/use-in-view.ts';
import type { Query } from './client.ts';

type QueryState<T> = {
  /** shown: the pre-rendered content, nothing has been asked yet. */
  status: 'shown' | 'pending' | 'ready' | 'failed';
  /** What was read; until then what was pre-rendered. */
  data: T;
};

/**
 * Reads a run-time file once its area is near the window. Until then, and without scripts, the pre-rendered
 * content stays; the code that reads is fetched only then, so that it is no part of what a page loads first.
 * @param load imports the query; define it outside the component, as a new function reads anew
 * @param shown the same content as the pre-render has it
 * @returns what was read, and `area`, to put on the element whose nearness to the window starts the read
 */
export function useQuery<T>(
  load: () => Promise<Query<T>>,
  shown: T,
): QueryState<T> & { area: RefObject<HTMLDivElement | null> } {
  const area = useRef<HTMLDivElement>(null);
  const near = useInView(area);
  const [state, setState] = useState<QueryState<T>>({ status: 'shown', data: shown });

  useEffect(() => {
    if (!near) return;
    let current = true;
    const readOnce = async () => {
      setState((before) => ({ ...before, status: 'pending' }));
      try {
        const [{ read }, query] = await Promise.all([import('./client.ts'), load()]);
        const data = await read(query);
        // What was pre-rendered is there until all of the rest is rendered.
        if (current) startTransition(() => setState({ status: 'ready', data }));
      } catch (error) {
        if (!current) return;
        console.error('A file of this site could not be read.', error);
        setState((before) => ({ ...before, status: 'failed' }));
      }
    };
    void readOnce();
    return () => {
      current = false;
    };
  }, [near, load]);

  return { ...state, area };
}
