import { expect, test } from 'vitest';
import { matchSuburb } from './match-suburb.ts';

const suburbs = ['Albury', 'Wodonga', 'Lavington', 'Howlong', 'Hamilton Valley', 'Chiltern'];

test('[S2] every listed suburb is found by its own name, whatever the case and the spaces', () => {
  for (const suburb of suburbs) {
    expect(matchSuburb(suburb, suburbs)).toBe(suburb);
    expect(matchSuburb(`  ${suburb.toUpperCase()} `, suburbs)).toBe(suburb);
    expect(matchSuburb(suburb.replace(' ', ''), suburbs)).toBe(suburb);
  }
});

test('a state or postcode behind the name does no harm', () => {
  expect(matchSuburb('Howlong NSW 2643', suburbs)).toBe('Howlong');
  expect(matchSuburb('wodonga, Victoria', suburbs)).toBe('Wodonga');
});

test('a slip is forgiven, two in a long name', () => {
  expect(matchSuburb('albrury', suburbs)).toBe('Albury');
  expect(matchSuburb('wodogna', suburbs)).toBe('Wodonga');
  expect(matchSuburb('Lavingtn', suburbs)).toBe('Lavington');
  expect(matchSuburb('hamelton vally', suburbs)).toBe('Hamilton Valley');
});

test('another place is not taken for one of the list', () => {
  for (const other of ['Melbourne', 'Yackandandah', 'Jindera', 'Al', '', '  ', '2640', 'Corowa'])
    expect(matchSuburb(other, suburbs), other).toBeUndefined();
});

test('between two that are equally near nothing is guessed', () => {
  expect(matchSuburb('Barton', ['Burton', 'Borton'])).toBeUndefined();
});
