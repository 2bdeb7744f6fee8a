import { afterEach, expect, test, vi } from 'vitest';
import { fetchJson } from './fetch-json.ts';

const respondWith = (body: string, init?: ResponseInit) => {
  const fetch = vi.fn(async (_address: string, _options?: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const read = (queryKey: string[], options?: Parameters<typeof fetchJson>[1]) =>
  fetchJson(queryKey.join('/'), options);

afterEach(() => vi.unstubAllGlobals());

test('[A1] the address is the key segments from the site root, and cookies are sent', async () => {
  const fetch = respondWith('{"a":1}');
  expect(await read(['/content', 'gallery.json'])).toEqual({ a: 1 });
  await read(['content', 'portfolio-postbuild.json']);
  await read(['https://elsewhere.example', 'x.json']);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/content/gallery.json',
    '/content/portfolio-postbuild.json',
    'https://elsewhere.example/x.json',
  ]);
  expect(fetch.mock.calls[0]?.[1]).toEqual({ credentials: 'include' });
});

test.each([
  [404, '', 'Not Found', '404: Not Found'],
  [500, 'The disk is full', 'Internal Server Error', '500: The disk is full'],
  [500, '', 'Internal Server Error', '500: Internal Server Error'],
  [401, 'Who are you?', 'Unauthorized', '401: Who are you?'],
])('[A1] a response %i with the body "%s" is an error', async (status, body, statusText, message) => {
  respondWith(body, { status, statusText });
  await expect(read(['/x.json'])).rejects.toThrow(new Error(message));
});

test('[A1] 401, and only 401, can give null', async () => {
  respondWith('no', { status: 401 });
  expect(await read(['/x.json'], { on401: 'null' })).toBeNull();
  respondWith('no', { status: 403 });
  await expect(read(['/x.json'], { on401: 'null' })).rejects.toThrow('403: no');
});

test.each(['<!doctype html><title>Home</title>', '{"testimonials": [{"id": "a"', ''])(
  '[A1] a body that is not JSON is an error: "%s"',
  async (body) => {
    respondWith(body);
    await expect(read(['/content', 'x.json'])).rejects.toThrow(
      'The response of /content/x.json is not JSON.',
    );
  },
);

test('[A1] a network failure is an error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(read(['/x.json'])).rejects.toThrow('Failed to fetch');
});
