import { expect, test } from 'vitest';
import { gaps, proofs, requirementTable } from './requirement-table.ts';
import { requirements } from './requirements.ts';

const known = { G1: 'Tabs.', G2: 'Grid.', G3: 'Sliders.' };
const source = (text: string) => [{ file: 'tests/a.spec.ts', source: text }];

test('ids are found at the start of titles, in both notations for several', () => {
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

test('ids in a table of test cases count for the titles that use them', () => {
  const found = proofs(source("const cases = [{ ids: '[G1]' }]; test(`${ids} moves on ${name}`, () => {});"));
  expect(found.get('G1')).toEqual([{ file: 'tests/a.spec.ts', title: 'moves on …' }]);
});

test('a requirement without a test and an unknown id in a test are reported', () => {
  const found = proofs(source("test('[G1, G2] a', f); test('[X9] b', f);"));
  expect(gaps(known, found)).toEqual([
    'No test names G3: write one whose title begins with [G3].',
    'tests/a.spec.ts names X9, which is not in tests/requirements.ts: correct the id.',
  ]);
  expect(requirementTable(known, found)).toContain('| G1 | Tabs. | `tests/a.spec.ts`: a |\n');
  expect(requirementTable(known, found)).toContain('| G3 | Sliders. | none yet |\n');
});

test('the list has 88 requirements, each with a text of its own', () => {
  expect(Object.keys(requirements)).toHaveLength(88);
  expect(new Set(Object.values(requirements)).size).toBe(88);
});
