import { expect, test } from 'vitest';
import { mapEmbedUrl } from '../../src/content/schemas/place.ts';
import { testContent } from '../../tests/support/test-content.ts';
import { canonicalFacts, canonicalTexts } from './canonical-facts.ts';

// biome-ignore format: two lines for each fact, what is stored and what is typed.
const typedFacts = [
  ['phone', '0491 570 156',
    ['0491 570 156 ', '+61 491 570 156', '0491-570-156', '(0491) 570 156', '+61 (0)491 570 156', '0061491570156'],
  ],
  ['phone', '0491 570 156',
    ['\u200b0491\u00a0570\u00a0156\u00ad', '0491.570.156', '0491–570–156', '0491\u200d 570\u200c 156\ufe0f'],
  ],
  ['phone', '0491 570 156', ['Ph: 0491 570 156', 'Mob. 0491570156', 'tel:+61491570156', '+61 0491 570 156']],
  ['phone', '02 6040 1234', ['(02) 6040 1234', '+61 2 6040 1234', '0260401234', '02-6040-1234']],
  ['phone', '1300 160 401', ['1300160401', '+61 1300 160 401', '1300-160-401']],
  ['phone', '13 12 34', ['131234', '13-12-34', '+61 13 12 34', '0061 131 234']],
  ['phone', 'call us', [' call us\u00a0']],
  ['abn', '51 824 753 556', ['51824753556', 'A.B.N. 51 824 753 556', 'ABN No. 51824753556', '51-824-753-556 ']],
  ['abn', '51 824 753 556', ['ABN: 51 824 753 556', '51\u200d 824 753 556\ufe0f', '\ufeff51\u00a0824\u00a0753\u00a0556']],
  ['email', 'jo@example.org',
    [' jo@example.org\u00a0', 'mailto:jo@example.org', '<jo@example.org>', 'jo@exa\u00admple.org\u200b',
      'jo@exam\u200dple.org\ufe0f', 'Jo <jo@example.org>', '"O, Jo" < jo@example.org >;', 'E-mail: jo @ example.org',
      'mailto:jo@example.org?subject=Quote'],
  ],
  ['siteUrl', 'https://www.example.org',
    ['https://www.example.org/ ', 'www.example.org', 'HTTPS://www.example.org\u200b', 'https:/www.example.org',
      'https:\\\\www.example.org', '//www.example.org', '<https://www.example.org>'],
  ],
  ['siteUrl', 'https://jo-clean.example.org',
    ['jo\u2011clean.example.org', 'https://jo–clean.example.org/', 'https:///jo\u2010clean.example.org'],
  ],
  ['url', 'https://example.org', ['example.org', 'Https:example.org']],
  ['url', 'http://', ['http:', 'HTTP:/']],
  ['furtherUrls', 'https://example.org/thanks', ['example.org/thanks', 'https://example.org/\ufe0fthanks']],
  ['url', 'https://example.org/jo', ['https://example.org/\u200bjo', ' https://example.org/jo\u00a0']],
  ['mapEmbedUrl', 'https://www.google.com/maps/embed?pb=!1m18&z=2',
    ['<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;z=2" width="600" loading="lazy"></iframe>',
      "<iframe width='600'\nsrc='https://www.google.com/maps/embed?pb=!1m18&z=2'></iframe>"],
  ],
  ['postcode', '2640', ['2640 ', '\u200e2640']],
  ['opens', '09:00', ['9am', '9:00', '9.00 ', '09:00 am', '9 a.m.', '9h', '0900', '9 a. m.']],
  ['closes', '17:30', ['5.30pm', '17.30', '5:30 p.m.\u00a0', '17:30h', '17h30', '1730 hrs', '17\u200d:30']],
  ['closes', '00:00', ['midnight', '24:00', '2400', '12am', '0:00', '24h', '12 midnight']],
  ['closes', '5', [' 5']],
  ['day', 'Monday', ['Monday ', '\u200bMonday', 'Mon', 'mon.', 'MONDAYS', 'Mon\u200dday']],
  ['day', 'Thursday', ['Thu', 'Thurs', 'Thur.']],
  ['day', 'Wednesday', ['Weds', 'Wed']],
  ['day', 'Weekday', ['Weekday ']],
  ['name', 'Jo\u00a0& Co 👩‍🔧', ['Jo\u00a0& Co 👩‍🔧\u2060 ', 'Jo\u200d\u00a0& C\u200co\ufe0f 👩‍🔧']],
  ['name', '1️⃣ ❤️ می\u200cخواهم', ['1️⃣ ❤️\u200b می\u200cخواهم']],
] as const;

test.each(typedFacts)('%s is stored as %s', (field, usual, typed) => {
  for (const text of [usual, ...typed])
    expect(canonicalFacts({ list: [{ [field]: text }] })).toEqual({ list: [{ [field]: usual }] });
});

test('prices and other numbers are read as people write them', () => {
  for (const typed of ['$175', '175 dollars', '175.00', 'A$175', ' $ 175 ', '175 AUD', 175])
    expect(canonicalTexts({ items: [{ fromPrice: typed }] })).toEqual({ items: [{ fromPrice: 175 }] });
  for (const typed of ['1,200', '$1,200.00', '1 200']) expect(canonicalTexts(typed, 'fromPrice')).toBe(1200);
  expect(canonicalTexts('−36.07373', 'latitude')).toBe(-36.07373);
  for (const text of ['about 175', '1,20', '$', '17O', ''])
    expect(canonicalTexts(text, 'fromPrice')).toBe(text);
  expect(canonicalTexts({ name: '175' })).toEqual({ name: '175' });
});

test('facts as people write them are read, and placeholders in others and in texts show the result', {
  tags: 'S1',
}, async () => {
  const content = await testContent();
  await content.edit('business.yaml', 'phone: "0491 570 006"', 'phone: "+61 2 6040 1234 "');
  await content.edit('business.yaml', '"00 000 000 000"', '"ABN 51824753556\u200b"');
  await content.edit('business.yaml', 'words: within one business hour', 'words: by phone on [[phone]]');
  await content.edit('pages/home.yaml', 'fromPrice: 160', 'fromPrice: $1,175.00');
  const { business, home } = await content.load();
  await content.remove();
  expect([business.phone, business.abn]).toEqual(['02 6040 1234', '51 824 753 556']);
  expect(home.packages.items[0]?.fromPrice.text).toBe('$1,175');
  expect(home.prompt.text).toMatch(/^We reply by phone on 02\u00a06040\u00a01234:/);
});

test('links to maps, which no page can show, are refused, with where the right address is', () => {
  for (const url of [
    'https://maps.app.goo.gl/Ab12',
    'https://goo.gl/maps/Ab12',
    'https://www.google.com/maps/place/Albury/@-36.07,146.91,13z',
    'https://maps.google.com',
    'https://www.openstreetmap.org/#map=13/-36.07/146.91',
  ])
    expect(mapEmbedUrl.safeParse(url).error?.message, url).toContain('Share, then Embed a map');
  for (const url of [
    'https://www.google.com/maps/embed?pb=!1m18',
    'https://www.google.com/maps/d/embed?mid=1',
    'https://maps.google.com/?q=Albury&output=embed',
    'https://www.openstreetmap.org/export/embed.html?bbox=146,-36,147,-35',
    'https://maps.example.com/embed?q=Albury',
  ])
    expect(mapEmbedUrl.parse(url)).toBe(url);
});
