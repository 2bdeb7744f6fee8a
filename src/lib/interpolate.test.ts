import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

test('blanks are filled by name, zero included, and an unknown one stays', () => {
  expect(fillIn('{number} of {total}', { number: 2, total: 8 })).toBe('2 of 8');
  expect(fillIn('{percent}% before shown', { percent: 0 })).toBe('0% before shown');
  expect(fillIn('Hello {nobody}', {})).toBe('Hello {nobody}');
});
