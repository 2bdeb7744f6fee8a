import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../api.ts';
import { edited, randomEdits, randomPage } from '../../fixtures/random-values.ts';
import { applied } from '../../values.ts';
import { differences } from './differences.ts';

test('the differences of two values can be undone one by one, in any order, which gives the former value', () => {
  fc.assert(
    fc.property(randomPage, randomEdits, fc.infiniteStream(fc.nat()), (before, edits, choices) => {
      let after = edited(before, edits);
      for (let count = 0; count < 30; count += 1) {
        const left = differences(before, after);
        const one = left[(choices.next().value ?? 0) % left.length];
        if (!one) break;
        const next = applied(after, one.undo) as Json;
        expect(next).not.toEqual(after);
        after = next;
      }
      expect(after).toEqual(before);
    }),
  );
});

test('an item with another name is the same one; a review that takes the place of another is a new one', () => {
  const [one, other] = [
    { name: 'Deep Clean', fromPrice: 250 },
    { name: 'Spring Clean', fromPrice: 250 },
  ];
  expect(differences([one], [other])).toMatchObject([{ kind: 'changed', path: [0, 'name'] }]);
  const reviews = [
    { id: 'kim-w', text: 'On time.' },
    { id: 'ana-p', text: 'Kind people.' },
  ];
  const found = differences(reviews, [{ id: 'reviews-5e2b', text: 'So clean!' }, ...reviews.slice(1)]);
  expect(found.map(({ kind, path }) => `${kind} ${path.join()}`)).toEqual(['added 0', 'removed 0']);
});
