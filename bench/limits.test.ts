import { expect, test } from 'vitest';
import { blockingLimit, blockingTime, scriptLimit } from './limits.ts';

test('blocking time is the part of long tasks above 50 ms, until a given time', () => {
  const tasks = [
    { start: 10, duration: 80 },
    { start: 200, duration: 50 },
    { start: 5900, duration: 300 },
    { start: 6000, duration: 300 },
  ];
  expect(blockingTime(tasks, 6000)).toBe(30 + 250);
  expect(blockingTime([], 6000)).toBe(0);
});

test('a page without an island in view may block 20 ms or 10 % longer than its baseline', () => {
  expect(blockingLimit('/services', 0, 0)).toBe(20);
  expect(blockingLimit('/services', 0, 200)).toBeCloseTo(220);
  expect(blockingLimit('/services', 0, 400)).toBeCloseTo(440);
});

test('a page with an early island, or with one in view, may block 50 ms longer than its baseline', () => {
  for (const route of ['/', '/gallery', '/before-after']) expect(blockingLimit(route, 0, 600)).toBe(650);
  expect(blockingLimit('/services', 1, 600)).toBe(650);
});

test('only pages with an island in view may load more than the app shell untouched', () => {
  expect([scriptLimit('/', 0), scriptLimit('/services', 0)]).toEqual([6_000, 6_000]);
  expect([scriptLimit('/gallery', 0), scriptLimit('/before-after', 0)]).toEqual([85_000, 85_000]);
  expect(scriptLimit('/', 2)).toBe(85_000);
});
