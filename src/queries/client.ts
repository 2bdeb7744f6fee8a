import { type FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { readJson } from './fetch-json.ts';

/** The one cache of run-time reads. Everything is read once: no retry, never stale, no refetch, no polling. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: readJson(),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      // Offline, a read fails at once and says so; by default it would wait for the network without end.
      networkMode: 'always',
    },
    mutations: { retry: false },
  },
});

/** What a query file exports: the key is the address, `select` parses the answer and throws if it cannot. */
export type ReadQuery<T> = Pick<FetchQueryOptions, 'queryKey'> & { select: (answer: unknown) => T };

/** Reads a file, or joins a read of it that runs or has run. Throws if it cannot be read or parsed. */
export async function read<T>({ queryKey, select }: ReadQuery<T>): Promise<T> {
  return select(await queryClient.fetchQuery({ queryKey }));
}
