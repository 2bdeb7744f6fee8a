import { expect, test } from 'vitest';
import { widthAtHeight, widthAtRatio } from './photo-width.ts';

const landscape = { width: 1920, height: 1440 };
const upright = { width: 1440, height: 1920 };

test('a photo as high as its box is as wide as its proportions make it', () => {
  expect(widthAtHeight(landscape, 36)).toBe('48rem');
  expect(widthAtHeight(upright, 36)).toBe('27rem');
  expect(widthAtHeight(landscape, 'max(40rem, 90vw)')).toBe('calc(1.33 * max(40rem, 90vw))');
});

test('in a box with an aspect ratio, a photo is wider than the box only if it is wider in proportion', () => {
  expect(widthAtRatio(landscape, '40vw', '3 / 4')).toBe('calc(1.78 * 40vw)');
  expect(widthAtRatio(landscape, '40vw', '1 / 1')).toBe('calc(1.33 * 40vw)');
  expect(widthAtRatio(landscape, '40vw', '4 / 3')).toBe('40vw');
  expect(widthAtRatio(upright, '40vw', '3 / 4')).toBe('40vw');
});
