type ReadOptions = {
  /** What an answer 401 means: an error as any other, or that there is nothing (null). */
  on401?: 'fail' | 'null';
};

/**
 * Reads a JSON file: a GET with cookies [A1].
 * @param address the segments of a query key joined with `/`
 * @throws `Error` with `{status}: {body, or status text if the body is empty}` for an answer that is not OK; an
 *   `Error` that names the address where the body is not JSON; what `fetch` throws where nothing answers
 */
export async function fetchJson(address: string, { on401 = 'fail' }: ReadOptions = {}): Promise<unknown> {
  const response = await fetch(fromRoot(address), { credentials: 'include' });
  if (response.status === 401 && on401 === 'null') return null;
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${body || response.statusText}`);
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new Error(`The answer of ${address} is not JSON.`, { cause });
  }
}

/** A key may name its file from the site's root without the slash; the page it is read on must not matter. */
function fromRoot(address: string): string {
  return /^([a-z]+:)?\//i.test(address) ? address : `/${address}`;
}
