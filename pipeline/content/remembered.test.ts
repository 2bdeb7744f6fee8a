import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('work is done once for a key, and again after other keys have replaced it', () => {
  const work = vi.fn((key: string) => ({ key }));
  const known = remembered<{ key: string }>(2);
  const of = (key: string) => known(key, () => work(key));
  const first = of('a');
  of('b');
  expect(of('a')).toBe(first);
  expect(work).toHaveBeenCalledTimes(2);
  of('c');
  expect(of('a')).toBe(first);
  of('b');
  expect(work.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});
