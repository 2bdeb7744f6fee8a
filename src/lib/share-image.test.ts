import { expect, test } from 'vitest';
import { shareImageUrl } from './share-image.ts';

test('[L9] the share image of a page is named after its path', () => {
  expect(shareImageUrl('/')).toBe('/images/share/home.jpg');
  expect(shareImageUrl('/contact')).toBe('/images/share/contact.jpg');
  expect(shareImageUrl('/blog/a-b')).toBe('/images/share/blog-a-b.jpg');
});
