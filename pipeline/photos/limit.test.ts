import { expect, it } from 'vitest';
import { limit } from './limit.ts';

it('runs no more at once than it may, in order, and goes on after a failure', async () => {
  const limited = limit(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (item: number) => async () => {
    started.push(item);
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (item === 1) throw new Error('one');
    return item;
  };
  const settled = await Promise.allSettled([0, 1, 2, 3, 4].map((item) => limited(work(item))));
  expect(settled.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});
