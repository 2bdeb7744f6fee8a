import { expect, test } from 'vitest';
import { fadeThreshold } from './FadeIn.browser.ts';

test('the threshold is a share of the element, or of the viewport if that is smaller', {
  tags: 'L10',
}, () => {
  expect(fadeThreshold(0.15, 400, 800)).toBe(0.15);
  expect(fadeThreshold(0.15, 8000, 800)).toBeCloseTo(0.015);
  expect(fadeThreshold(0, 0, 800)).toBe(0);
  expect(fadeThreshold(0.15, 400, -20)).toBe(0);
});
