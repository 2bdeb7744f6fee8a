import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { readJson } from './fetch-json.ts';

/** The one cache of run-time reads. Everything is read once: no retry, never stale, no refetch, no polling. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: readJson(),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      // Offline, a read fails at once and says so; by default it would wait for the network without end.
      networkMode: 'always',
    },
    mutations: { retry: false },
  },
});

/** What a query file exports: the key is the address, `select` parses the answer and throws if it cannot. */
export type ReadQuery<T> = QueryObserverOptions<unknown, Error, T> & { select: (answer: unknown) => T };

export type ReadResult<T> =
  | { status: 'pending' }
  | { status: 'ready'; data: T }
  | { status: 'failed'; error: Error };

/** Starts a query, or joins one that runs or has run, and tells each change. Returns what ends the telling. */
export function observe<T>(query: ReadQuery<T>, onChange: (result: ReadResult<T>) => void): () => void {
  const observer = new QueryObserver(queryClient, query);
  const tell = () => {
    const { status, data, error } = observer.getCurrentResult();
    if (status === 'success') onChange({ status: 'ready', data });
    else onChange(status === 'error' ? { status: 'failed', error } : { status });
  };
  const stop = observer.subscribe(tell);
  tell();
  return stop;
}
