import { expect, test } from 'vitest';
import { placeByDate } from './newest-first.ts';

test('a review goes before the first that is not newer; one without a day goes first', () => {
  const list = [{ date: '2026-09-14' }, {}, { date: '2026-06-02' }, { date: '2026-05-09' }];
  expect(placeByDate(list, '2026-11-20')).toBe(0);
  expect(placeByDate(list, '2026-06-02')).toBe(2);
  expect(placeByDate(list, '2025-01-01')).toBe(4);
  expect(placeByDate(list)).toBe(0);
  expect(placeByDate([], '2025-01-01')).toBe(0);
});
