import { expect, test } from 'vitest';
import { shareImageUrl } from './share-image.ts';

test('[L9] the address of the picture of a page follows from its path', () => {
  expect(shareImageUrl('/')).toBe('/images/share/home.jpg');
  expect(shareImageUrl('/contact')).toBe('/images/share/contact.jpg');
  expect(shareImageUrl('/blog/a-b')).toBe('/images/share/blog-a-b.jpg');
});
