import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { useInView } from '../hooks/use-in-view.ts';
import type { Query } from './client.ts';

type QueryState<T> = {
  /** initial: before the request. */
  status: 'initial' | 'pending' | 'ready' | 'failed';
  /** Undefined until it is ready. */
  data?: T;
};

/**
 * Fetches a run-time file once its element is in view or up to 600 px below the viewport. Until then, and without
 * scripts, the data of the pre-rendered HTML stays. The query's code is also loaded only then, to keep it out of the
 * first scripts of a page.
 * @param load imports the query. Define it outside the component: a new function would fetch again
 * @returns status, data, and `ref` for the element that starts the query when it is in view
 */
export function useQuery<T>(
  load: () => Promise<Query<T>>,
): QueryState<T> & { ref: RefObject<HTMLDivElement | null> } {
  const ref = useRef<HTMLDivElement>(null);
  const inView = useInView(ref);
  const [state, setState] = useState<QueryState<T>>({ status: 'initial' });

  useEffect(() => {
    if (!inView) return;
    let isMounted = true;
    const run = async () => {
      setState((before) => ({ ...before, status: 'pending' }));
      try {
        const [{ fetchQuery }, query] = await Promise.all([import('./client.ts'), load()]);
        const data = await fetchQuery(query);
        // In a transition the pre-rendered content stays until all of the new content is rendered.
        if (isMounted) startTransition(() => setState({ status: 'ready', data }));
      } catch (error) {
        if (!isMounted) return;
        console.error('A file of this site could not be read.', error);
        setState((before) => ({ ...before, status: 'failed' }));
      }
    };
    void run();
    return () => {
      isMounted = false;
    };
  }, [inView, load]);

  return { ...state, ref };
}
