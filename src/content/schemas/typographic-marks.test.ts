import { expect, test } from 'vitest';
import { businessSchema } from './business.ts';
import { setMarks } from './typographic-marks.ts';

test.each([
  ["It's the cleaners' list: 'Don't'.", 'It’s the cleaners’ list: ‘Don’t’.'],
  ["'Cause it's 'round 5: 'cause' and 'round'", '’Cause it’s ’round 5: ‘cause’ and ‘round’'],
  ['"Clean," ("really") <3', '“Clean,” (“really”) <3'],
  ['“Curved” and ‘set’ – as it’s …', '“Curved” and ‘set’ – as it’s …'],
  ['Wait... 9--5, then --- rest', 'Wait… 9–5, then — rest'],
  [
    "Jo's: o'dea@example.org, 'jo--ann@example.org' or https://example.org/it's--here.",
    "Jo’s: o'dea@example.org, ‘jo--ann@example.org’ or https://example.org/it's--here.",
  ],
  [
    "'Til 5, 'twas rock 'n' roll, fish 'n chips; ('tis) 'em, 'tilt' and 'nice'",
    '’Til 5, ’twas rock ’n’ roll, fish ’n chips; (’tis) ’em, ‘tilt’ and ‘nice’',
  ],
  [
    'See www.example.org/a--b, example.org/it\'s--b, (/blog/a--b), "/a--b", xn--a.example.org or photo--1.jpg.',
    "See www.example.org/a--b, example.org/it's--b, (/blog/a--b), “/a--b”, xn--a.example.org or photo--1.jpg.",
  ],
  ['Mon/Tue--Fri, and/or--so, 9--5. Then--rest', 'Mon/Tue–Fri, and/or–so, 9–5. Then–rest'],
  ['A line: -----, dots: .....', 'A line: -----, dots: .....'],
  ['"[[name]]" is C:\\it', '“[[name]]” is C:\\it'],
  [
    'It\'s here: "No worries at all. I\'m right here if you need me." Loading reviews...',
    "It’s here: “No worries at all. I'm right here if you need me.” Loading reviews...",
  ],
])('%s is set as %s', (typed, set) => {
  expect(setMarks(typed)).toBe(set);
});

test('marks are set in copy, but not in addresses', () => {
  const { tagline, googleBusinessUrl } = businessSchema.shape;
  expect(tagline.parse("It's where")).toBe('It’s where');
  const url = "https://example.org/river--light?it's";
  expect(googleBusinessUrl.parse(url)).toBe(url);
});
