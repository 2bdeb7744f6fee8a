import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const origin = 'https://example.com';

test('[A3] personal data in the query is removed', () => {
  expect(pageAddress(origin, '/contact', '?email=a%40b.example&name=Jo')).toBe('https://example.com/contact');
  expect(pageAddress(origin, '/', '')).toBe('https://example.com/');
});

test('[A3] campaign parameters are kept', () => {
  const search = '?utm_source=news&x=1&utm_campaign=a%26b&gclid=q';
  expect(pageAddress(origin, '/', search)).toBe(
    'https://example.com/?utm_source=news&utm_campaign=a%26b&gclid=q',
  );
});
