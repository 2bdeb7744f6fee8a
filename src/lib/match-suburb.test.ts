import { expect, test } from 'vitest';
import { checkSuburb } from './match-suburb.ts';

const suburbs = ['Albury', 'Wodonga', 'Lavington', 'Howlong', 'Hamilton Valley', 'Chiltern'];
const yes = (...found: string[]) => ({ kind: 'yes', suburbs: found });
const near = (...found: string[]) => ({ kind: 'near', suburbs: found });
const kindOf = (typed: string) => checkSuburb(typed, suburbs).kind;

test('[S2] every listed suburb is found by its name, in any case and with any spaces', () => {
  for (const suburb of suburbs) {
    for (const typed of [suburb, `  ${suburb.toUpperCase()} `, suburb.replace(' ', '')])
      expect(checkSuburb(typed, suburbs)).toEqual(yes(suburb));
  }
});

test.each([
  ['Howlong NSW 2643', 'Howlong'],
  ['wodonga, Victoria', 'Wodonga'],
  ['albury nsw', 'Albury'],
  ['2640 Albury', 'Albury'],
  ['Chiltern SA', 'Chiltern'],
  ['Wodonga, Western Australia', 'Wodonga'],
  ['Albury, New South Wales, Australia', 'Albury'],
])('a state or postcode beside the name is ignored: %s', (typed, suburb) => {
  expect(checkSuburb(typed, suburbs)).toEqual(yes(suburb));
});

test.each([
  ['albrury', 'Albury'],
  ['wodogna', 'Wodonga'],
  ['Lavingtn', 'Lavington'],
  ['hamelton vally', 'Hamilton Valley'],
])('one typo is accepted, two in a long name: %s', (typed, suburb) => {
  expect(checkSuburb(typed, suburbs)).toEqual(yes(suburb));
});

test.each([
  ['East Albury', 'Albury'],
  ['north  ALBURY nsw 2640', 'Albury'],
  ['Wodonga West', 'Wodonga'],
  ['West Wodogna', 'Wodonga'],
  ['Lower Hamilton Valley', 'Hamilton Valley'],
])('[S2] a listed name with further words is near: %s', (typed, suburb) => {
  expect(checkSuburb(typed, suburbs)).toEqual(near(suburb));
});

test('several listed names are all found, each once', () => {
  expect(checkSuburb('Albury-Wodonga', suburbs)).toEqual(yes('Albury', 'Wodonga'));
  expect(checkSuburb('Albury, Albury, Wodonga and Howlong', suburbs)).toEqual(
    near('Albury', 'Wodonga', 'Howlong'),
  );
});

test('another place does not match a listed one', () => {
  for (const other of ['Melbourne', 'Yackandandah', 'Jindera', 'Al', 'Corowa', 'North', 'Valley'])
    expect(kindOf(other), other).toBe('ask');
});

test('a postcode alone and an empty text have their own answers', () => {
  for (const postcode of ['2640', ' 3690 ', '2640 NSW']) expect(kindOf(postcode)).toBe('postcode');
  for (const nothing of ['', '  ', '?', 'nsw']) expect(kindOf(nothing)).toBe('empty');
});

test('two equally close names are not guessed', () => {
  expect(checkSuburb('Barton', ['Burton', 'Borton']).kind).toBe('ask');
});

test('a long text is answered too', () => {
  expect(kindOf('x '.repeat(100))).toBe('ask');
});
