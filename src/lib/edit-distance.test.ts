import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['albury', 'albury', 0],
  ['albury', 'albrury', 1],
  ['wodonga', 'wodogna', 1],
  ['kitten', 'sitting', 3],
  ['ca', 'abc', 3],
])('%s and %s are %i edits apart', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});
