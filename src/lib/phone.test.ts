import { expect, test } from 'vitest';
import { telHref } from './phone.ts';

test('a mobile, a landline and an 1800 number become E.164 links', () => {
  expect(telHref('0491 570 006')).toBe('tel:+61491570006');
  expect(telHref('02 6041 0000')).toBe('tel:+61260410000');
  expect(telHref('1800 160 401')).toBe('tel:+611800160401');
  expect(telHref('13 14 50')).toBe('tel:+61131450');
  for (const phone of ['+61 2 6041 0000', '+61 (0)2 6041 0000', '(02) 6041 0000'])
    expect(telHref(phone)).toBe('tel:+61260410000');
});
