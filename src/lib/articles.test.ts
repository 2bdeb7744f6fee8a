import { expect, test } from 'vitest';
import { listedParts } from './articles.ts';

test('the parts of an article are listed if there are at least three', () => {
  const parts = ['Desks', 'Kitchens', 'Washrooms'].map((heading) => ({ id: heading, heading }));
  expect(listedParts([])).toEqual([]);
  expect(listedParts(parts.slice(1))).toEqual([]);
  expect(listedParts(parts)).toEqual(parts);
});
