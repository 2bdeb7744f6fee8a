import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { read } from './client.ts';

const select = (answer: unknown) => answer;
/** Each test reads a file of its own, as an answer is kept for good. */
let queryKey: string[];
beforeEach(({ task }) => {
  queryKey = ['/content', `${task.id}.json`];
});
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

test('[A2] nothing goes stale, is fetched again on focus or polled', async () => {
  vi.useFakeTimers();
  const asked = answerWith(async () => Response.json({ a: 1 }));
  await read({ queryKey, select });
  vi.setSystemTime(Date.now() + 365 * 24 * 60 * 60 * 1000);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(await read({ queryKey, select })).toEqual({ a: 1 });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('[A2] reads of one file at a time ask once for it', async () => {
  const asked = answerWith(async () => Response.json([]));
  expect(await Promise.all([read({ queryKey, select }), read({ queryKey, select })])).toEqual([[], []]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('[A2] a failure is told at once, without another try, and the next read asks anew', async () => {
  const asked = answerWith(async () => new Response('gone', { status: 500 }));
  await expect(read({ queryKey, select })).rejects.toThrow('500: gone');
  expect(asked).toHaveBeenCalledTimes(1);
  answerWith(async () => Response.json([]));
  expect(await read({ queryKey, select })).toEqual([]);
});

test('[A1] an answer of another shape is a failure', async () => {
  answerWith(async () => Response.json(['reviews']));
  const refuse = () => {
    throw new TypeError('A list is missing.');
  };
  await expect(read({ queryKey, select: refuse })).rejects.toThrow('A list is missing.');
});
