import { expect, test } from 'vitest';
import { interpolate } from './interpolate.ts';

test('variables are replaced by name, also by zero; unknown ones stay', () => {
  expect(interpolate('{number} of {total}', { number: 2, total: 8 })).toBe('2 of 8');
  expect(interpolate('{percent}% before shown', { percent: 0 })).toBe('0% before shown');
  expect(interpolate('Hello {nobody}', {})).toBe('Hello {nobody}');
});
