import { expect, test } from 'vitest';
import { startOfDay } from './dates.ts';

test('a day starts at midnight in Albury, in summer and in winter', () => {
  expect(startOfDay('2025-11-03')).toBe('2025-11-03T00:00:00+11:00');
  expect(startOfDay('2026-06-20')).toBe('2026-06-20T00:00:00+10:00');
});

test('on days with a clock change, midnight still has the old offset', () => {
  expect(startOfDay('2025-10-05')).toBe('2025-10-05T00:00:00+10:00');
  expect(startOfDay('2025-10-06')).toBe('2025-10-06T00:00:00+11:00');
  expect(startOfDay('2026-04-05')).toBe('2026-04-05T00:00:00+11:00');
  expect(startOfDay('2026-04-06')).toBe('2026-04-06T00:00:00+10:00');
});
