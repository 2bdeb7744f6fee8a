import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test.each([
  ['2026-11-03', '3 November 2026'],
  ['2024-02-29', '29 February 2024'],
  ['2026-01-01', '1 January 2026'],
])('%s is shown as %s', (day, shown) => {
  expect(longDate(day)).toBe(shown);
});
