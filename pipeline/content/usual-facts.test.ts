import { expect, test } from 'vitest';
import { testContent } from '../../tests/test-content.ts';
import { usualFacts } from './usual-facts.ts';

test.each([
  [
    'phone',
    '0491 570 156',
    [
      '0491 570 156 ',
      '+61 491 570 156',
      '0491-570-156',
      '(0491) 570 156',
      '+61 (0)491 570 156',
      '0061491570156',
      '\u200b0491\u00a0570\u00a0156\u00ad',
      '0491.570.156',
      '0491–570–156',
    ],
  ],
  ['phone', '02 6040 1234', ['(02) 6040 1234', '+61 2 6040 1234', '0260401234', '02-6040-1234']],
  ['phone', '1300 160 401', ['1300160401', '+61 1300 160 401', '1300-160-401']],
  ['phone', '13 12 34', ['131234', '13-12-34']],
  ['phone', 'call us', [' call us\u00a0']],
  [
    'abn',
    '51 824 753 556',
    ['51824753556', 'ABN: 51 824 753 556', '51-824-753-556 ', '\ufeff51\u00a0824\u00a0753\u00a0556'],
  ],
  [
    'email',
    'jo@example.org',
    [' jo@example.org\u00a0', 'mailto:jo@example.org', '<jo@example.org>', 'jo@exa\u00admple.org\u200b'],
  ],
  [
    'siteUrl',
    'https://www.example.org',
    ['https://www.example.org/ ', 'www.example.org', 'HTTPS://www.example.org\u200b'],
  ],
  ['url', 'https://example.org/jo', ['https://example.org/\u200bjo', ' https://example.org/jo\u00a0']],
  ['postcode', '2640', ['2640 ', '\u200e2640']],
  ['opens', '09:00', ['9am', '9:00', '9.00 ', '09:00 am', '9 a.m.']],
  ['closes', '17:30', ['5.30pm', '17.30', '5:30 p.m.\u00a0']],
  ['day', 'Monday', ['Monday ', '\u200bMonday']],
  ['name', 'Jo\u00a0& Co 👩‍🔧', ['Jo\u00a0& Co 👩‍🔧\u2060 ']],
] as const)('%s is stored as %s', (field, usual, typed) => {
  for (const text of [usual, ...typed])
    expect(usualFacts({ list: [{ [field]: text }] })).toEqual({ list: [{ [field]: usual }] });
});

test('facts as people write them are read, by placeholders too', async () => {
  const content = await testContent();
  await content.edit('business.yaml', 'phone: "0491 570 006"', 'phone: "+61 2 6040 1234 "');
  await content.edit('business.yaml', '"00 000 000 000"', '"ABN 51824753556\u200b"');
  await content.edit('business.yaml', 'words: within one business hour', 'words: by phone on [[phone]]');
  const { business, home } = await content.load();
  await content.remove();
  expect([business.phone, business.abn]).toEqual(['02 6040 1234', '51 824 753 556']);
  expect(home.prompt.text).toContain('02\u00a06040\u00a01234');
});
