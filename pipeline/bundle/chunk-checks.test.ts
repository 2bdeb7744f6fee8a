import { expect, test } from 'vitest';
import { findImportCycle } from './chunk-checks.ts';

const files = (imports: Record<string, string[]>) =>
  new Map(Object.entries(imports).map(([file, imported]) => [file, { imports: imported }]));

test('an import cycle is found, even behind other files', () => {
  expect(findImportCycle(files({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] }))).toEqual(['b', 'c', 'd']);
  expect(findImportCycle(files({ a: ['a'] }))).toEqual(['a']);
});

test('shared imports and imports of missing files are not cycles', () => {
  expect(findImportCycle(files({ a: ['b', 'c'], b: ['c'], c: [], d: ['a', 'elsewhere'] }))).toBeUndefined();
});
