import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../api.ts';
import { edited, randomEdits, randomPage } from '../../fixtures/random-values.ts';
import { applied } from '../../values.ts';
import { differences } from './differences.ts';
import { undoing } from './undo-change.ts';

test('the differences of two values can be undone one by one, which gives the former value', () => {
  fc.assert(
    fc.property(randomPage, randomEdits, (before, edits) => {
      let after = edited(before, edits);
      const seen = new Set([JSON.stringify(after)]);
      while (differences(before, after).length > 0) {
        const undone = differences(before, after).map((one) => applied(after, undoing(one, after)) as Json);
        // An item that was moved may have to wait for another to come back.
        const next = undone.find((value) => !seen.has(JSON.stringify(value)));
        expect(next).toBeDefined();
        after = next ?? before;
        seen.add(JSON.stringify(after));
      }
      expect(after).toEqual(before);
    }),
  );
});

const packages = [
  { name: 'Regular', fromPrice: 160, items: ['Floors', 'Dusting'] },
  { name: 'Deep Clean', fromPrice: 250, items: ['Oven', 'Windows', 'Skirting boards'] },
  { name: 'Moving out', fromPrice: 590, items: ['Everything'] },
];

test.each<[string, (items: typeof packages) => unknown, string[]]>([
  ['a price', ([, one]) => Object.assign(one ?? {}, { fromPrice: 270 }), ['changed 1/fromPrice']],
  ['another name', ([, one]) => Object.assign(one ?? {}, { name: 'Spring' }), ['changed 1/name']],
  ['an item less', (items) => items.splice(1, 1), ['removed 1']],
  ['an item more', (items) => items.splice(1, 0, { name: 'Windows', fromPrice: 90, items: [] }), ['added 1']],
  ['an item moved', (items) => items.unshift(...items.splice(2, 1)), ['moved 0']],
  ['a text of a list', ([, one]) => one?.items.splice(2, 1, 'Skirting'), ['changed 1/items/2']],
])('%s is one difference', (_, change, expected) => {
  const after = structuredClone(packages);
  change(after);
  const found = differences(packages, after);
  expect(found.map(({ kind, path }) => `${kind} ${path.join('/')}`)).toEqual(expected);
});

test('a review that takes the place of another is a new one', () => {
  const reviews = [
    { id: 'kim-w', text: 'On time.' },
    { id: 'ana-p', text: 'Kind people.' },
  ];
  const found = differences(reviews, [{ id: 'reviews-5e2b', text: 'So clean!' }, ...reviews.slice(1)]);
  expect(found.map(({ kind, path }) => `${kind} ${path.join()}`)).toEqual(['added 0', 'removed 0']);
});
