import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchJson, fetchQuery } from './client.ts';

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
function respondWith(body: string, init?: ResponseInit) {
  const fetch = vi.fn(async (_address: string, _options?: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('parallel queries send one request; data never goes stale, and is neither refetched on focus nor polled', {
  tags: 'A2',
}, async () => {
  vi.useFakeTimers();
  const fetch = respondWith('{"a":1}');
  await Promise.all([fetchQuery({ queryKey, select }), fetchQuery({ queryKey, select })]);
  vi.setSystemTime(Date.now() + 365 * 24 * 60 * 60 * 1000);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(await fetchQuery({ queryKey, select })).toEqual({ a: 1 });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a failure, also of another shape, rejects at once without a retry; the next query sends a request again', {
  tags: ['A1', 'A2'],
}, async () => {
  const fetch = respondWith('gone', { status: 500 });
  await expect(fetchQuery({ queryKey, select })).rejects.toThrow('500: gone');
  expect(fetch).toHaveBeenCalledTimes(1);
  respondWith('["reviews"]');
  const refuse = () => {
    throw new TypeError('A list is missing.');
  };
  await expect(fetchQuery({ queryKey, select: refuse })).rejects.toThrow('A list is missing.');
  respondWith('[]');
  expect(await fetchQuery({ queryKey, select })).toEqual([]);
});

test('the address is the key segments from the site root, and cookies are sent', { tags: 'A1' }, async () => {
  const fetch = respondWith('{"a":1}');
  expect(await fetchJson('/content/gallery.json')).toEqual({ a: 1 });
  await fetchJson('content/portfolio-postbuild.json');
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/content/gallery.json',
    '/content/portfolio-postbuild.json',
  ]);
  expect(fetch.mock.calls[0]?.[1]).toEqual({ credentials: 'include' });
});

test.each([
  [404, '', 'Not Found', '404: Not Found'],
  [500, 'The disk is full', 'Internal Server Error', '500: The disk is full'],
  [403, 'no', 'Forbidden', '403: no'],
])(
  'a response %i with the body "%s" is an error',
  { tags: 'A1' },
  async (status, body, statusText, message) => {
    respondWith(body, { status, statusText });
    await expect(fetchJson('/x.json', { on401: 'null' })).rejects.toThrow(new Error(message));
  },
);

test('401 is an error, or null on request', { tags: 'A1' }, async () => {
  respondWith('Who are you?', { status: 401 });
  await expect(fetchJson('/x.json')).rejects.toThrow('401: Who are you?');
  expect(await fetchJson('/x.json', { on401: 'null' })).toBeNull();
});

test('a body that is not JSON, and a network failure, are errors', { tags: 'A1' }, async () => {
  respondWith('<!doctype html><title>Home</title>');
  await expect(fetchJson('/x.json')).rejects.toThrow('The response of /x.json is not JSON.');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchJson('/x.json')).rejects.toThrow('Failed to fetch');
});
