import { expect, test } from 'vitest';
import { splitAtPhones } from './phones-in-text.ts';

test.each([
  '0491 570 006',
  '0491\u00a0570\u00a0006',
  '0491-570-006',
  '0491 57 00 06',
  '02 6041 0000',
  '(02) 6041 0000',
  '+61 491 570 006',
  '+61 2 6041 0000',
  '+61 (0)2 6041 0000',
  '1800 035 544',
  '1300\u2011656\u2011419',
  '13 14 50',
  '131 450',
])('%s is a telephone number', (phone) => {
  expect(splitAtPhones(`Call ${phone}, please.`)).toEqual(['Call ', phone, ', please.']);
  expect(splitAtPhones(`(or call ${phone})`)).toEqual(['(or call ', phone, ')']);
});

test.each([
  'ABN 00 000 000 000',
  'ABN 13 004 600 001',
  'BSB 062-000, account 02 1234 5678',
  'Licence number 0412 345 678',
  'A price of $1300 656 or $1,300,656',
  'Albury 2640, Wodonga 3690',
  'From 1300 to 1800, and 2019–2026',
  '131 450 tiles of 1300 600 750 mm',
  '13 14 50 60',
  '0491 570 0061',
  'x0491570006',
  '12/04/1999',
])('%s has no telephone number', (text) => {
  expect(splitAtPhones(text)).toEqual([text]);
});
