import { expect, test } from 'vitest';
import { tooltipDelay } from './tooltip-delay.ts';

test('[L13] a tooltip waits 700 ms, unless another closed within 300 ms', () => {
  expect(tooltipDelay(10_000, Number.NEGATIVE_INFINITY)).toBe(700);
  expect(tooltipDelay(10_000, 9_700)).toBe(0);
  expect(tooltipDelay(10_000, 9_699)).toBe(700);
});
