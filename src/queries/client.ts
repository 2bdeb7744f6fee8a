import { fetchJson } from './fetch-json.ts';

/** A query. Its key consists of the segments of the address; `select` parses the JSON, or throws a `TypeError`. */
export type Query<T> = { queryKey: readonly string[]; select: (json: unknown) => T };

/** Responses by address. Each is fetched once: no retry, never stale, no refetch, no polling. */
const cache = new Map<string, Promise<unknown>>();

/**
 * Fetches a file, or returns the cached response.
 * @throws if the file cannot be fetched or parsed; the next call then tries again
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
