import { expect, test } from 'vitest';
import { fillPlaceholders, fillText, withCounts } from './placeholders.ts';

const facts = {
  name: 'Riverlight',
  rating: { value: 5, count: 25 },
  claims: {
    liability: { words: 'up to $20 million', evidence: 'Certificate', checked: '2026-09-28' },
    vetted: { by: 'police' },
  },
  areaServed: ['Albury', 'Hamilton Valley', 'Chiltern'],
  areaServedEnding: 'and surrounding areas',
  openingHours: [
    { days: 'Mon-Fri', hours: '8am-6pm' },
    { days: 'Sat', hours: '9am-3pm' },
  ],
};

/** A text with the facts, and the names of its placeholders that have none. */
function filled(text: string, from: object = facts) {
  const unknown: string[] = [];
  return { text: fillText(text, { ...from }, (name) => unknown.push(name)), unknown };
}

test.each([
  [
    '[S1] facts inside groups',
    '[[name]], [[ name ]] and [[claims.liability]].',
    'Riverlight, Riverlight and up to $20\u00a0million.',
  ],
  ['[S1] numbers', '[[rating.value]] from [[rating.count]]', '5 from 25'],
  ['fields of claims', 'By [[claims.vetted.by]]', 'By police'],
  ['hours that visitors see', 'Open [[openingHours]].', 'Open Mon-Fri\u00a08am-6pm, Sat\u00a09am-3pm.'],
  [
    '[S2] the area served, without line breaks inside names',
    'In [[areaServed]].',
    'In Albury, Hamilton\u00a0Valley, Chiltern and surrounding areas.',
  ],
])('placeholders are filled with %s', (_what, typed, text) => {
  expect(filled(typed)).toEqual({ text, unknown: [] });
});

test.each([
  [0, 'no', 'No'],
  [1, 'one', 'One'],
  [6, 'six', 'Six'],
  [12, 'twelve', 'Twelve'],
  [13, '13', '13'],
])('a list of %i items is %s in a text, and %s where a title begins', (length, words, title) => {
  const team = { members: Array.from({ length }, () => ({ name: 'Tess' })) };
  const counted = withCounts(facts, new Map([['about', { team }]]));
  const text = '[[count.about.team.members]], [[Count.about.team.members]], [[name]]';
  expect(fillText(text, counted, expect.unreachable)).toBe(`${words}, ${title}, Riverlight`);
});

test('only lists have a count', () => {
  const counted = withCounts(facts, new Map([['about', { team: 'six' }]]));
  const names = ['count.about.team', 'Count.about.values', 'Count'];
  expect(filled(names.map((name) => `[[${name}]]`).join(' '), counted).unknown).toEqual(names);
});

const without = { ...facts, claims: { liability: null, vetted: { words: 'police-checked' } }, founded: null };

test.each([
  ['Ask us. We are covered [[claims.liability]]! Call now.', 'Ask us. Call now.', []],
  ['Since [[founded]], we clean. [[name]] is [[claims.vetted]].', 'Riverlight is police-checked.', []],
  ['We clean homes. In short: [[claims.liability.short]]', 'We clean homes.', []],
  ['No. 5 has\n no promise.', 'No. 5 has\n no promise.', []],
  // A text that would be left empty stays, and is reported.
  ['Cover: [[claims.liability]].', 'Cover: [[claims.liability]].', ['claims.liability']],
])('a sentence that names a removed fact is left out: %s', (typed, text, unknown) => {
  expect(filled(typed, without)).toEqual({ text, unknown });
});

test.each([
  'phone',
  'claims.fax',
  'name.length',
  'claims',
  'claims.vetted',
  'no such fact',
  'constructor',
  'claims-liability',
])('[[%s]], which has no fact, stays and is reported', (name) => {
  expect(filled(`Ask [[${name}]] or [[name]]`)).toEqual({
    text: `Ask [[${name}]] or Riverlight`,
    unknown: [name],
  });
});

test('placeholders and replacement patterns in a fact are left alone', () => {
  expect(fillText('[[a]] [[b]]', { a: '[[b]]', b: '$& $1' }, () => {})).toBe('[[b]] $& $1');
});

test('without facts nothing is filled and nothing is reported', () => {
  expect(fillText('[[name]]', undefined, expect.unreachable)).toBe('[[name]]');
});

test('all strings of a value are filled in a copy; other values stay the same', () => {
  const value = { items: ['[[name]]', { n: 1, yes: true, none: null, text: 'x [[fax]]' }] };
  const unknown: unknown[] = [];
  const copy = fillPlaceholders(value, facts, (name, place) => unknown.push([name, place]));
  expect(copy).toEqual({ items: ['Riverlight', { n: 1, yes: true, none: null, text: 'x [[fax]]' }] });
  expect(unknown).toEqual([['fax', ['items', 1, 'text']]]);
  expect(value.items[0]).toBe('[[name]]');
});
