import { expect, test } from 'vitest';
import { loadBrand } from '../../pipeline/brand/load-brand.ts';
import { sampleDir } from '../../tests/support/test-content.ts';
import { riverReaches } from './river-file.tsx';

const { brand } = await loadBrand(sampleDir);

test('each page has another reach of the river, with level ends; home names both cities, on their banks', () => {
  if (!brand) throw new Error('The sample has no brand.');
  const served = ['Albury', 'Wodonga', 'Howlong'];
  const [home, ...others] = riverReaches(brand, served, ['home', 'about', 'blog', 'ndis']);
  const named = home?.labels.map(({ name, isAbove }) => [name, isAbove]);
  expect(named).toEqual([
    ['Albury', true],
    ['Wodonga', false],
  ]);
  expect(new Set([home, ...others].map((reach) => reach?.viewBox)).size).toBe(4);
  for (const { d } of others) expect(d).toMatch(/^M\S+ (\S+)Q.* \1V999H\S+Z$/);
  expect(riverReaches({ ...brand, land: null }, served, ['home'])).toEqual([]);
});
