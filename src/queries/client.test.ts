import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchQuery } from './client.ts';

const select = (data: unknown) => data;
/** Responses are cached for good, so each test uses its own address. */
let queryKey: string[];
beforeEach(({ task }) => {
  queryKey = ['/content', `${task.id}.json`];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Mocks `fetch`. */
function respondWith(respond: () => Promise<Response>) {
  const fetch = vi.fn(respond);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('[A2] data never goes stale, and is neither refetched on focus nor polled', async () => {
  vi.useFakeTimers();
  const fetch = respondWith(async () => Response.json({ a: 1 }));
  await fetchQuery({ queryKey, select });
  vi.setSystemTime(Date.now() + 365 * 24 * 60 * 60 * 1000);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(await fetchQuery({ queryKey, select })).toEqual({ a: 1 });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('[A2] parallel queries of a file send one request', async () => {
  const fetch = respondWith(async () => Response.json([]));
  expect(await Promise.all([fetchQuery({ queryKey, select }), fetchQuery({ queryKey, select })])).toEqual([
    [],
    [],
  ]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('[A2] a failure rejects at once without a retry, and the next query sends a request again', async () => {
  const fetch = respondWith(async () => new Response('gone', { status: 500 }));
  await expect(fetchQuery({ queryKey, select })).rejects.toThrow('500: gone');
  expect(fetch).toHaveBeenCalledTimes(1);
  respondWith(async () => Response.json([]));
  expect(await fetchQuery({ queryKey, select })).toEqual([]);
});

test('[A1] a response of another shape is a failure', async () => {
  respondWith(async () => Response.json(['reviews']));
  const refuse = () => {
    throw new TypeError('A list is missing.');
  };
  await expect(fetchQuery({ queryKey, select: refuse })).rejects.toThrow('A list is missing.');
});
