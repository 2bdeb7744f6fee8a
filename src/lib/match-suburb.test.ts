import { expect, test } from 'vitest';
import { answerFor } from './match-suburb.ts';

const suburbs = ['Albury', 'Wodonga', 'Lavington', 'Howlong', 'Hamilton Valley', 'Chiltern'];
const yes = (suburb: string) => ({ kind: 'yes', suburb });
const near = (suburb: string) => ({ kind: 'near', suburb });
const kindOf = (typed: string) => answerFor(typed, suburbs).kind;

test('[S2] every listed suburb is found by its own name, whatever the case and the spaces', () => {
  for (const suburb of suburbs) {
    for (const typed of [suburb, `  ${suburb.toUpperCase()} `, suburb.replace(' ', '')])
      expect(answerFor(typed, suburbs)).toEqual(yes(suburb));
  }
});

test.each([
  ['Howlong NSW 2643', 'Howlong'],
  ['wodonga, Victoria', 'Wodonga'],
  ['albury nsw', 'Albury'],
  ['2640 Albury', 'Albury'],
  ['Albury, New South Wales, Australia', 'Albury'],
])('a state or postcode beside the name does no harm: %s', (typed, suburb) => {
  expect(answerFor(typed, suburbs)).toEqual(yes(suburb));
});

test.each([
  ['albrury', 'Albury'],
  ['wodogna', 'Wodonga'],
  ['Lavingtn', 'Lavington'],
  ['hamelton vally', 'Hamilton Valley'],
])('a slip is forgiven, two in a long name: %s', (typed, suburb) => {
  expect(answerFor(typed, suburbs)).toEqual(yes(suburb));
});

test.each([
  ['East Albury', 'Albury'],
  ['north  ALBURY nsw 2640', 'Albury'],
  ['Wodonga West', 'Wodonga'],
  ['West Wodogna', 'Wodonga'],
  ['Lower Hamilton Valley', 'Hamilton Valley'],
])('[S2] what holds a listed name and more is near it: %s', (typed, suburb) => {
  expect(answerFor(typed, suburbs)).toEqual(near(suburb));
});

test('several listed names are all told, each once', () => {
  expect(answerFor('Albury-Wodonga', suburbs)).toEqual(yes('Albury and Wodonga'));
  expect(answerFor('Albury, Albury, Wodonga and Howlong', suburbs)).toEqual(
    near('Albury, Wodonga and Howlong'),
  );
});

test('another place is not taken for one of the list', () => {
  for (const other of ['Melbourne', 'Yackandandah', 'Jindera', 'Al', 'Corowa', 'North', 'Valley'])
    expect(kindOf(other), other).toBe('ask');
});

test('a postcode alone asks for the name, and nothing at all for something', () => {
  for (const postcode of ['2640', ' 3690 ', '2640 NSW']) expect(kindOf(postcode)).toBe('postcode');
  for (const nothing of ['', '  ', '?', 'nsw']) expect(kindOf(nothing)).toBe('empty');
});

test('between two that are equally near nothing is guessed', () => {
  expect(answerFor('Barton', ['Burton', 'Borton']).kind).toBe('ask');
});

test('a long text is answered too', () => {
  expect(kindOf('x '.repeat(100))).toBe('ask');
});
