import { expect, test } from 'vitest';
import { photoAddresses, photoUrl } from './photo-addresses.ts';

test('a photo is published under /api/content/attached_assets/', { tags: 'G12' }, () => {
  expect(photoUrl('hero.jpg')).toBe('/api/content/attached_assets/hero.jpg');
  expect(photoUrl('my bath, 2.jpg')).toBe('/api/content/attached_assets/my%20bath%2C%202.jpg');
});

test('the srcset lists every width, WebP has one of medium width, and a comma in a name splits nothing', () => {
  const folder = '/api/content/attached_assets/a%2C%20b';
  expect(photoAddresses('a, b.png', { version: 'v', widths: [320, 960, 1280] })).toEqual({
    src: `${folder}.png`,
    srcset: `${folder}.v-320.avif 320w, ${folder}.v-960.avif 960w, ${folder}.v-1280.avif 1280w`,
    webp: `${folder}.v-960.webp`,
  });
  expect(photoAddresses('a, b.png', { version: 'v', widths: [1280] }).webp).toBe(`${folder}.v-1280.webp`);
});
