import { expect, test } from 'vitest';
import { positionAfterKey, positionAt } from './slider-position.ts';

test('[G10] the position under a pointer stays between 0 and 100', () => {
  const box = { left: 100, width: 400 };
  expect(positionAt(300, box)).toBe(50);
  expect(positionAt(20, box)).toBe(0);
  expect(positionAt(900, box)).toBe(100);
  expect(positionAt(10, { left: 0, width: 0 })).toBe(50);
});

test('[G10] keys step by 1 and 10, and go to the ends but not past them', () => {
  expect(positionAfterKey(50, 'ArrowRight')).toBe(51);
  expect(positionAfterKey(50.4, 'ArrowLeft')).toBe(49);
  expect(positionAfterKey(50, 'PageUp')).toBe(60);
  expect(positionAfterKey(4, 'PageDown')).toBe(0);
  expect(positionAfterKey(100, 'ArrowUp')).toBe(100);
  expect(positionAfterKey(50, 'Home')).toBe(0);
  expect(positionAfterKey(50, 'End')).toBe(100);
  expect(positionAfterKey(50, 'Tab')).toBeUndefined();
});
