import { describe, expect, test } from 'vitest';
import type { Json } from '../../api.ts';
import { applied } from '../../values.ts';
import { differences } from './differences.ts';
import { undoing } from './undo-change.ts';

const packages = [
  { name: 'Regular', fromPrice: 160, items: ['Floors', 'Dusting'] },
  { name: 'Deep Clean', fromPrice: 250, items: ['Oven', 'Windows', 'Skirting boards'] },
  { name: 'Moving out', fromPrice: 590, items: ['Everything'] },
];
const page = { heading: 'Prices', packages } as Json;

type Change = (page: { heading: string; note?: string; packages: typeof packages }) => void;
const cases: [string, Change, { kind: string; path: string }[]][] = [
  [
    'a price',
    (one) => Object.assign(one.packages[1] ?? {}, { fromPrice: 270 }),
    [{ kind: 'changed', path: 'packages/1/fromPrice' }],
  ],
  [
    'an optional text that is new',
    (one) => Object.assign(one, { note: 'Incl. GST' }),
    [{ kind: 'added', path: 'note' }],
  ],
  ['a removed item', (one) => one.packages.splice(1, 1), [{ kind: 'removed', path: 'packages/1' }]],
  [
    'a new item',
    (one) => one.packages.splice(1, 0, { name: 'Windows only', fromPrice: 90, items: [] }),
    [{ kind: 'added', path: 'packages/1' }],
  ],
  [
    'an item with another name',
    (one) => Object.assign(one.packages[1] ?? {}, { name: 'Spring Clean' }),
    [{ kind: 'changed', path: 'packages/1/name' }],
  ],
  [
    'the last item at the start',
    (one) => one.packages.unshift(...one.packages.splice(2, 1)),
    [{ kind: 'moved', path: 'packages/0' }],
  ],
  [
    'a text in a list of texts',
    (one) => one.packages[1]?.items.splice(2, 1, 'Skirting'),
    [{ kind: 'changed', path: 'packages/1/items/2' }],
  ],
  [
    'an item that is moved and changed',
    (one) => {
      Object.assign(one.packages[2] ?? {}, { fromPrice: 600 });
      one.packages.unshift(...one.packages.splice(2, 1));
    },
    [
      { kind: 'moved', path: 'packages/0' },
      { kind: 'changed', path: 'packages/0/fromPrice' },
    ],
  ],
];

describe('differences of a page', () => {
  test.each(cases)('%s', (_, change, expected) => {
    const after = structuredClone(page);
    change(after as Parameters<Change>[0]);
    const found = differences(page, after);
    expect(found.map(({ kind, path }) => ({ kind, path: path.join('/') }))).toEqual(expected);
  });

  test.each(cases)('%s, undone one by one', (_, change) => {
    let after = structuredClone(page);
    change(after as Parameters<Change>[0]);
    for (let left = differences(page, after); left[0]; left = differences(page, after)) {
      const next = applied(after, undoing(left[0], after)) as Json;
      expect(differences(page, next).length).toBeLessThan(left.length);
      after = next;
    }
    expect(after).toEqual(page);
  });
});

test('a review that takes the place of another is a new one', () => {
  const reviews = [
    { id: 'kim-w', name: 'Kim W.', rating: 5, text: 'On time.', date: '2026-09-01' },
    { id: 'ana-p', name: 'Ana P.', rating: 4, text: 'Kind people.', date: '2026-08-01' },
  ];
  const own = { id: 'reviews-5e2b', name: 'Priya S.', rating: 5, text: 'So clean!', date: '2026-11-20' };
  const found = differences(reviews, [own, ...reviews.slice(1)]);
  expect(found.map(({ kind, path }) => `${kind} ${path.join()}`)).toEqual(['added 0', 'removed 0']);
});

test('two lists without a common item are removed and added', () => {
  const found = differences(['one two'], ['three four five', 'six']);
  expect(found.map(({ kind }) => kind)).toEqual(['added', 'added', 'removed']);
});
