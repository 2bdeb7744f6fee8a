import { expect, test } from 'vitest';
import { variantName } from './variants.ts';

test('an image variant is named after the photo, its version and its width', () => {
  expect(variantName('hero.jpg', '0a1b', 320, 'avif')).toBe('hero.0a1b-320.avif');
  expect(variantName('a.b.jpeg', 'v', 640, 'webp')).toBe('a.b.v-640.webp');
  expect(variantName('.jpg', 'v', 640, 'webp')).toBe('.jpg.v-640.webp');
});
