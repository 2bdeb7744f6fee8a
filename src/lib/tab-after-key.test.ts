import { expect, test } from 'vitest';
import { tabAfterKey } from './tab-after-key.ts';

const ids = ['a', 'b', 'c'] as const;

test('[G1] arrow keys wrap around, Home and End go to the ends', () => {
  expect(tabAfterKey(ids, 'a', 'ArrowRight')).toBe('b');
  expect(tabAfterKey(ids, 'c', 'ArrowRight')).toBe('a');
  expect(tabAfterKey(ids, 'a', 'ArrowLeft')).toBe('c');
  expect(tabAfterKey(ids, 'b', 'Home')).toBe('a');
  expect(tabAfterKey(ids, 'b', 'End')).toBe('c');
  expect(tabAfterKey(ids, 'b', 'Enter')).toBeUndefined();
});
