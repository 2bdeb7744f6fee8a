import { expect, test } from 'vitest';
import { isQuoteAddress, quoteAddress } from './quote-address.ts';

const form = 'https://forms.example.com/request?brand=1';
const names = { page: 'source[page]', suburb: 'suburb', utm_source: 'utm_source' };

test.each([
  [
    'each value gets its parameter name, encoded',
    names,
    { page: '/ndis', suburb: 'Hamilton Valley' },
    '?brand=1&source%5Bpage%5D=%2Fndis&suburb=Hamilton+Valley',
  ],
  ['a value without a name is left out', { page: 'p' }, { page: '/', suburb: 'Albury' }, '?brand=1&p=%2F'],
  [
    'a value replaces a parameter of the same name in the address',
    { page: 'brand' },
    { page: '/' },
    '?brand=%2F',
  ],
  ['a long value is cut', { page: 'p' }, { page: 'x'.repeat(2000) }, `?brand=1&p=${'x'.repeat(1000)}`],
])('%s', { tags: 'S3' }, (_name, given, values, search) => {
  expect(quoteAddress(form, given, values)).toBe(`https://forms.example.com/request${search}`);
});

test('without names or values the address does not change', { tags: 'S3' }, () => {
  const written = 'https://forms.example.com';
  expect(quoteAddress(written, {}, { page: '/ndis' })).toBe(written);
  expect(quoteAddress(written, names, { page: '', suburb: ' ', utm_source: null })).toBe(written);
});

test('the address of the form is recognised whatever its parameters, and no other address is', () => {
  expect(isQuoteAddress('https://forms.example.com/request?x=1#y', form)).toBe(true);
  expect(isQuoteAddress('https://forms.example.com/request/embed', form)).toBe(false);
  expect(isQuoteAddress('https://forms.example.org/request', form)).toBe(false);
  expect(isQuoteAddress('tel:+61491570006', form)).toBe(false);
});
