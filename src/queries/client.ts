import { fetchJson } from './fetch-json.ts';

/** A query: its key is the segments of the address, `select` parses the JSON and throws a `TypeError` if it cannot. */
export type Query<T> = { queryKey: readonly string[]; select: (json: unknown) => T };

/** Responses by address, each fetched once: no retry, never stale, no refetch, no polling. */
const cache = new Map<string, Promise<unknown>>();

/**
 * Fetches a file, or uses the cached response.
 * @throws if it cannot be fetched or parsed; a later call then fetches again
 */
export async function fetchQuery<T>({ queryKey, select }: Query<T>): Promise<T> {
  const address = queryKey.join('/');
  const response = cache.get(address) ?? fetchJson(address);
  cache.set(address, response);
  try {
    return select(await response);
  } catch (error) {
    cache.delete(address);
    throw error;
  }
}
