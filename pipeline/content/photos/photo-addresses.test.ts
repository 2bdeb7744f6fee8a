import { expect, test } from 'vitest';
import { photoAddresses } from './photo-addresses.ts';

test('the srcset lists every width, WebP has one of medium width, and a comma in a name splits nothing', {
  tags: 'G12',
}, () => {
  const folder = '/api/content/attached_assets/a%2C%20b';
  expect(photoAddresses('a, b.png', { version: 'v', widths: [320, 960, 1280] })).toEqual({
    src: `${folder}.png`,
    srcset: `${folder}.v-320.avif 320w, ${folder}.v-960.avif 960w, ${folder}.v-1280.avif 1280w`,
    webp: `${folder}.v-960.webp`,
  });
  expect(photoAddresses('a, b.png', { version: 'v', widths: [1280] }).webp).toBe(`${folder}.v-1280.webp`);
});
