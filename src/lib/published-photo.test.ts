import { expect, test } from 'vitest';
import { photoUrl, srcSet } from './photo-urls.ts';
import { photoFromPublished } from './published-photo.ts';

const sizes = { width: 960, height: 1280, version: '3406167e', widths: [320, 640], placeholder: '' };

test('[G8] a published photo is parsed into one with the same addresses', () => {
  const published = { src: photoUrl('bath, 1.jpg'), alt: 'A bath', ...sizes };
  const photo = photoFromPublished(published);
  expect(photo).toEqual({ ...published, src: 'bath, 1.jpg' });
  expect(photoUrl(photo.src)).toBe(published.src);
  expect(srcSet(photo, 'avif')).toContain('bath%2C%201.3406167e-320.avif 320w');
});

test('[G8] a photo with only an address keeps it and has no variants', () => {
  for (const src of [
    '/images/x.jpg',
    'https://photos.example/x.jpg',
    '/api/content/attached_assets/a%2Fb.jpg',
  ]) {
    const photo = photoFromPublished({ src, alt: 'x', ...sizes });
    expect(photoUrl(photo.src)).toBe(src);
    expect(srcSet(photo, 'webp')).toBe('');
  }
  const plain = photoFromPublished({ src: '/api/content/attached_assets/a.jpg', alt: 'x' });
  expect(plain).toMatchObject({ src: 'a.jpg', version: '', widths: [], placeholder: '' });
});

test('[G8] only a plain data image is accepted as the placeholder', () => {
  const withPlaceholder = (placeholder: string) =>
    photoFromPublished({ src: 'a.jpg', alt: 'x', placeholder }).placeholder;
  expect(withPlaceholder('data:image/webp;base64,UklGRg==')).toBe('data:image/webp;base64,UklGRg==');
  expect(withPlaceholder('x); background: url(https://elsewhere.example')).toBe('');
});
