import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient, read } from './client.ts';
import { testimonialsQuery } from './testimonials.ts';

beforeEach(() => queryClient.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Lets the network answer this to each request, and counts the requests. */
function answerWith(answer: () => Promise<Response>) {
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('[A2] nothing is retried, goes stale, is fetched on focus or polled', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    },
    mutations: { retry: false },
  });
});

test('[A2] reads of one file at a time and later ask once for it', async () => {
  const asked = answerWith(async () => Response.json({ testimonials: [] }));
  expect(await Promise.all([read(testimonialsQuery), read(testimonialsQuery)])).toEqual([[], []]);
  vi.useFakeTimers();
  vi.setSystemTime(Date.now() + 365 * 24 * 60 * 60 * 1000);
  expect(await read(testimonialsQuery)).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('[A2] a failure is told at once, without another try', async () => {
  const asked = answerWith(async () => new Response('gone', { status: 500 }));
  await expect(read(testimonialsQuery)).rejects.toThrow('500: gone');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('[A1] an answer of another shape is a failure', async () => {
  answerWith(async () => Response.json(['reviews']));
  await expect(read(testimonialsQuery)).rejects.toThrow();
});
