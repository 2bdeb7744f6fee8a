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

type FetchOptions = {
  /** What a 401 response does: throws, like any other error status, or returns null. */
  on401?: 'fail' | 'null';
};

/**
 * Fetches a JSON file: a GET with cookies.
 * @param address the segments of a query key joined with `/`
 * @throws an `Error` with `{status}: {body, or status text if the body is empty}` for a response that is not OK; an
 *   `Error` with the address if the body is not JSON; the error of `fetch` for a network failure
 */
export async function fetchJson(address: string, { on401 = 'fail' }: FetchOptions = {}): Promise<unknown> {
  // Keys without a leading slash are also relative to the site root, not to the current page.
  const response = await fetch(address.replace(/^(?!\/)/, '/'), { credentials: 'include' });
  if (response.status === 401 && on401 === 'null') return null;
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${body || response.statusText}`);
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new Error(`The response of ${address} is not JSON.`, { cause });
  }
}
