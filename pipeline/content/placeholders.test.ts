import { expect, test } from 'vitest';
import { fillText, resolveFacts, withCounts } from './placeholders.ts';

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

const without = { ...facts, claims: { liability: null, vetted: { words: 'police-checked' } }, founded: null };

// biome-ignore format: a line for each text, or two.
test.each<[what: string, typed: string, text: string, unknown?: string[], from?: object]>([
  ['facts inside groups are filled in', '[[name]], [[ name ]] and [[claims.liability]].',
    'Riverlight, Riverlight and up to $20\u00a0million.'],
  ['numbers are filled in', '[[rating.value]] from [[rating.count]]', '5 from 25'],
  ['fields of claims are filled in', 'By [[claims.vetted.by]]', 'By police'],
  ['the hours that visitors see are filled in', 'Open [[openingHours]].', 'Open Mon-Fri\u00a08am-6pm, Sat\u00a09am-3pm.'],
  ['the area served has no line breaks inside names', 'In [[areaServed]].',
    'In Albury, Hamilton\u00a0Valley, Chiltern and surrounding areas.'],
  ['what a fact has is text', '[[a]] [[b]]', '[[b]] $& $1', [], { a: '[[b]]', b: '$& $1' }],
  // Sentences that name a removed fact.
  ['one between others is left out', 'Ask us. We are covered [[claims.liability]]! Call now.', 'Ask us. Call now.', [], without],
  ['the first is left out', 'Since [[founded]], we clean. [[name]] is [[claims.vetted]].', 'Riverlight is police-checked.', [], without],
  ['the last is left out', 'We clean homes. In short: [[claims.liability.short]]', 'We clean homes.', [], without],
  ['without any, nothing changes', 'No. 5 has\n no promise.', 'No. 5 has\n no promise.', [], without],
  ['the only one stays', 'Cover: [[claims.liability]].', 'Cover: [[claims.liability]].', ['claims.liability'], without],
  ...['phone', 'claims.fax', 'name.length', 'claims', 'claims.vetted', 'no such fact', 'constructor', 'claims-liability',
  ].map((name): [string, string, string, string[]] =>
    [`${name}, which is no fact, stays`, `Ask [[${name}]] or [[name]]`, `Ask [[${name}]] or Riverlight`, [name]]),
])('%s', { tags: ['S1', 'S2'] }, (_what, typed, text, unknown = [], from = facts) => {
  expect(filled(typed, from)).toEqual({ text, unknown });
});

test.each([
  [0, 'no', 'No'],
  [6, 'six', 'Six'],
  [12, 'twelve', 'Twelve'],
  [13, '13', '13'],
])(
  'a list of %i items is %s in a text, and %s where a title begins; only lists have a count',
  (length, words, title) => {
    const team = { members: Array.from({ length }, () => ({ name: 'Tess' })), heading: 'Us' };
    const counted = withCounts(facts, new Map([['about', { team }]])) ?? {};
    const names = ['count.about.team', 'Count.about.team.heading', 'Count'];
    const text = `[[count.about.team.members]], [[Count.about.team.members]], [[${names.join(']] [[')}]]`;
    expect(filled(text, counted).unknown).toEqual(names);
    expect(filled(text, counted).text).toContain(`${words}, ${title}, `);
  },
);

test('a fact may refer to others three levels deep; a fourth level and a circle are reported at their place', {
  tags: 'S1',
}, () => {
  const deep = { a: '[[b]]', b: '[[c]]', c: '[[d]]', d: 'x' };
  expect(resolveFacts(deep, () => expect.unreachable())?.a).toBe('x');
  const places: unknown[] = [];
  for (const found of [
    { ...deep, d: '[[e]]', e: 'x' },
    { tagline: '[[founder.role]]', founder: { role: '[[tagline]]' } },
  ])
    resolveFacts(found, (place) => places.push(place));
  expect(places).toEqual([['a'], ['tagline'], ['founder', 'role']]);
});
