import { expect, test } from 'vitest';
import { logoUrl, photoUrl, srcSet, variantUrl, webpFallback } from './photo-urls.ts';

test('[G12] a photo is published under /api/content/attached_assets/', () => {
  expect(photoUrl('hero.jpg')).toBe('/api/content/attached_assets/hero.jpg');
  expect(photoUrl('my bath, 2.jpg')).toBe('/api/content/attached_assets/my%20bath%2C%202.jpg');
  expect(variantUrl('a b.jpg', 'v', 640, 'webp')).toBe('/api/content/attached_assets/a%20b.v-640.webp');
});

test('a srcset lists every width, and a comma in a name does not split it', () => {
  const set = srcSet({ src: 'a,b.png', version: 'v', widths: [320, 480] }, 'avif');
  expect(set).toBe(
    '/api/content/attached_assets/a%2Cb.v-320.avif 320w, /api/content/attached_assets/a%2Cb.v-480.avif 480w',
  );
  expect(srcSet({ src: 'a.png', version: 'v', widths: [] }, 'webp')).toBe('');
});

test('WebP has one variant of medium width', () => {
  const widths = [320, 960, 1920];
  expect(webpFallback({ src: 'a.png', version: 'v', widths })).toBe(
    '/api/content/attached_assets/a.v-960.webp',
  );
  expect(webpFallback({ src: 'a.png', version: 'v', widths: [1280] })).toBe(
    '/api/content/attached_assets/a.v-1280.webp',
  );
  expect(webpFallback({ src: 'a.png', version: 'v', widths: [] })).toBe('');
});

test('a logo is an SVG file as it is, or the WebP variant of a photo', () => {
  expect(logoUrl({ src: '/images/partners/a.svg' })).toBe('/images/partners/a.svg');
  const photo = { src: 'a.png', version: '0a1b2c3d', widths: [320, 480] };
  expect(logoUrl(photo)).toBe(webpFallback(photo));
});
