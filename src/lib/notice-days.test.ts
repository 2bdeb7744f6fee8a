import { expect, test } from 'vitest';
import { noticeDays } from './notice-days.ts';

test('a notice names its day, or both ends', () => {
  const between = '{from} to {to}';
  expect(noticeDays({ from: '2026-12-24', until: '2027-01-03' }, between)).toBe(
    '24 December 2026 to 3 January 2027',
  );
  expect(noticeDays({ from: '2026-12-25', until: '2026-12-25' }, between)).toBe('25 December 2026');
});
