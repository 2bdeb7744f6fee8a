import { expect, test } from 'vitest';
import { circleOf } from './chunk-checks.ts';

const files = (imports: Record<string, string[]>) =>
  new Map(Object.entries(imports).map(([file, imported]) => [file, { imports: imported }]));

test('files that import each other are found, also behind others', () => {
  expect(circleOf(files({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] }))).toEqual(['b', 'c', 'd']);
  expect(circleOf(files({ a: ['a'] }))).toEqual(['a']);
});

test('files that share others, or import what is not there, make no circle', () => {
  expect(circleOf(files({ a: ['b', 'c'], b: ['c'], c: [], d: ['a', 'elsewhere'] }))).toBeUndefined();
});
