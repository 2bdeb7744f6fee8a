import { expect, test } from 'vitest';
import { checkSuburb } from './match-suburb.ts';

const suburbs = ['Albury', 'Wodonga', 'Lavington', 'Howlong', 'Hamilton Valley', 'Chiltern'];
const yes = (...found: string[]) => ({ kind: 'yes', suburbs: found });
const near = (...found: string[]) => ({ kind: 'near', suburbs: found });

test('every listed suburb is found by its name, in any case and with any spaces', { tags: 'S2' }, () => {
  for (const suburb of suburbs) {
    for (const typed of [suburb, `  ${suburb.toUpperCase()} `, suburb.replace(' ', '')])
      expect(checkSuburb(typed, suburbs)).toEqual(yes(suburb));
  }
});

test.each([
  // A state or postcode beside the name is ignored.
  ['Howlong NSW 2643', yes('Howlong')],
  ['wodonga, Victoria', yes('Wodonga')],
  ['2640 Albury', yes('Albury')],
  ['Wodonga, Western Australia', yes('Wodonga')],
  ['Albury, New South Wales, Australia', yes('Albury')],
  // One typo is accepted, two in a long name.
  ['albrury', yes('Albury')],
  ['wodogna', yes('Wodonga')],
  ['hamelton vally', yes('Hamilton Valley')],
  // A listed name with further words is near.
  ['East Albury', near('Albury')],
  ['north  ALBURY nsw 2640', near('Albury')],
  ['West Wodogna', near('Wodonga')],
  ['Lower Hamilton Valley', near('Hamilton Valley')],
  // Several listed names are all found, each once.
  ['Albury-Wodonga', yes('Albury', 'Wodonga')],
  ['Albury, Albury, Wodonga and Howlong', near('Albury', 'Wodonga', 'Howlong')],
])('the answer to "%s"', { tags: 'S2' }, (typed, answer) => {
  expect(checkSuburb(typed, suburbs)).toEqual(answer);
});

test.each([
  ['ask', ['Melbourne', 'Yackandandah', 'Jindera', 'Al', 'Corowa', 'North', 'Valley', 'x '.repeat(100)]],
  ['postcode', ['2640', ' 3690 ', '2640 NSW']],
  ['empty', ['', '  ', '?', 'nsw']],
])('the answer "%s" to what is no listed name', (kind, all) => {
  for (const typed of all) expect(checkSuburb(typed, suburbs).kind, typed).toBe(kind);
});

test('two equally close names are not guessed', () => {
  expect(checkSuburb('Barton', ['Burton', 'Borton']).kind).toBe('ask');
});
