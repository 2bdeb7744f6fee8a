import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('a number in running text has no-break spaces', () => {
  expect(unbroken('0491 570 006')).toBe('0491\u00a0570\u00a0006');
});
