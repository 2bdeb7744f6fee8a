import { expect, test } from 'vitest';
import type { Json, Path } from './api.ts';
import { followed } from './values.ts';

const item = (name: string) => ({ name, tags: [name, 'same'] });
const [a, b, c] = [item('a'), item('b'), item('c')];
const places: [string, Json[], Json[], Path, Path][] = [
  ['an item after a removed one', [a, b, c], [b, c], [2, 'name'], [1, 'name']],
  ['a removed item', [a, b], [b], [0, 'name'], []],
  ['the last item of an emptied list', [a], [], [0], []],
  ['an item after an added one', [a, b], [c, a, b], [1], [2]],
  ['a moved item', [a, b, c], [b, c, a], [0, 'tags', 1], [2, 'tags', 1]],
  ['a rewritten item', [a, b], [a, c], [1, 'name'], [1, 'name']],
  ['a rewritten item before equal ones', [b, b, a], [c, b, a], [0], [0]],
  ['one of two equal items', [a, b, b], [b, b], [2], [1]],
  ['an item of a list in an item', [{ tags: ['x', 'y'] }], [{ tags: ['y'] }], [0, 'tags', 1], [0, 'tags', 0]],
];

test.each(places)('a place goes with its item: %s', (_, before, after, path, expected) => {
  expect(followed(['items', ...path], { items: before }, { items: after })).toEqual(['items', ...expected]);
});
