import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { observe, queryClient, type ReadResult } from './client.ts';
import { testimonialsQuery } from './testimonials.ts';

beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

/** Runs a query to its end and returns every state on the way. */
async function statesOf(fetch: () => Promise<Response>) {
  const asked = vi.fn(fetch);
  vi.stubGlobal('fetch', asked);
  const states: ReadResult<unknown>[] = [];
  await new Promise<void>((resolve) => {
    const stop = observe(testimonialsQuery, (state) => {
      states.push(state);
      if (state.status !== 'pending') resolve();
    });
    return stop;
  });
  return { states, last: states.at(-1), asked };
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

test('[A2] a read goes from pending to its data, and the next one asks nobody', async () => {
  const { states, last, asked } = await statesOf(async () => Response.json({ testimonials: [] }));
  expect(states[0]).toEqual({ status: 'pending' });
  expect(last).toEqual({ status: 'ready', data: [] });
  const again: ReadResult<unknown>[] = [];
  observe(testimonialsQuery, (state) => again.push(state))();
  expect(again).toEqual([{ status: 'ready', data: [] }]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('[A2] a failure is told once, without another try', async () => {
  const { last, asked } = await statesOf(async () => new Response('gone', { status: 500 }));
  expect(last).toMatchObject({ status: 'failed', error: new Error('500: gone') });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('[A1] an answer of another shape is a failure', async () => {
  const { last } = await statesOf(async () => Response.json(['reviews']));
  expect(last?.status).toBe('failed');
});
