import { expect, test } from 'vitest';
import { telHref } from './phone.ts';

test('a mobile and a landline become E.164 links, and 13, 1300 and 1800 numbers have no country code', () => {
  expect(telHref('0491 570 006')).toBe('tel:+61491570006');
  expect(telHref('02 6041 0000')).toBe('tel:+61260410000');
  // Ten digits, but a landline of Victoria.
  expect(telHref('03 1800 1234')).toBe('tel:+61318001234');
  for (const phone of ['13 14 50', '131 450', '+61 13 14 50']) expect(telHref(phone)).toBe('tel:131450');
  for (const phone of ['1300 160 401', '1300-16-04-01', '+61 1300 160\u00a0401'])
    expect(telHref(phone)).toBe('tel:1300160401');
  expect(telHref('1800 160 401')).toBe('tel:1800160401');
  for (const phone of ['+61 2 6041 0000', '+61 (0)2 6041 0000', '(02) 6041 0000'])
    expect(telHref(phone)).toBe('tel:+61260410000');
});
