import { expect, test } from 'vitest';
import { clauseTable, gaps, proofs } from './clause-table.ts';
import { clauses } from './clauses.ts';

const known = { G1: 'Tabs.', G2: 'Grid.', G3: 'Sliders.' };
const source = (text: string) => [{ file: 'tests/a.spec.ts', source: text }];

test('ids are found in front of titles, in either way of writing several', () => {
  const found = proofs(
    source(`
      // don't mind an apostrophe, nor [G3] in a comment
      test('[G1] [G2] opens', () => {});
      test("[G2, G3] it's %s", () => {});
      test.each([1])('[G1] takes \${one}', () => {});
      const list = items[G4];
    `),
  );
  expect(found).toEqual(
    new Map([
      ['G1', ['opens', 'takes …'].map((title) => ({ file: 'tests/a.spec.ts', title }))],
      ['G2', ['opens', "it's …"].map((title) => ({ file: 'tests/a.spec.ts', title }))],
      ['G3', [{ file: 'tests/a.spec.ts', title: "it's …" }]],
    ]),
  );
});

test('ids of a table of cases stand for the titles that name them', () => {
  const found = proofs(source("const cases = [{ ids: '[G1]' }]; test(`${ids} moves on ${name}`, () => {});"));
  expect(found.get('G1')).toEqual([{ file: 'tests/a.spec.ts', title: 'moves on …' }]);
});

test('a clause without a test and a test without a clause are told', () => {
  const found = proofs(source("test('[G1, G2] a', f); test('[X9] b', f);"));
  expect(gaps(known, found)).toEqual([
    'No test names G3: write one whose title begins with [G3].',
    'tests/a.spec.ts names X9, which tests/clauses.ts does not have: correct the id.',
  ]);
  expect(clauseTable(known, found)).toContain('| G1 | Tabs. | `tests/a.spec.ts`: a |\n');
  expect(clauseTable(known, found)).toContain('| G3 | Sliders. | none yet |\n');
});

test('the list has every clause once, in words of its own', () => {
  expect(Object.keys(clauses)).toHaveLength(79);
  expect(new Set(Object.values(clauses)).size).toBe(79);
});
