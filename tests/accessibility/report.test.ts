import { expect, test } from 'vitest';
import { criteria } from './criteria/criteria.ts';
import type { Criterion } from './criteria/criterion.ts';
import { reportFaults, reportText } from './report.ts';
import { rulesByCriterion } from './rules.ts';

const contrast: Criterion = {
  number: '1.4.3',
  name: 'Contrast (Minimum)',
  level: 'AA',
  result: 'supports',
  here: 'Text has 4.5:1.',
};
const login: Criterion = {
  ...contrast,
  number: '3.3.8',
  result: 'absent',
  without: { code: /type="password"/ },
};
const sources = [
  { file: 'tests/a.spec.ts', source: "test('[L9] [P1] it is | readable', f); test(`${x}: a`, f)" },
];
const named = (title: string) => ({ ...contrast, tests: [['tests/a.spec.ts', title]] as const });

test('WCAG 2.2 has 31 criteria at level A and 24 at AA, each listed once and in order', () => {
  const numbers = criteria.map(({ number }) => number);
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(new Set(numbers).size).toBe(55);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
});

test('what is supported is covered by a rule or a test, and what is absent is looked for', () => {
  const rulesOf = rulesByCriterion();
  for (const { number, result, tests = [], without } of criteria) {
    const { axe, ibm, act } = rulesOf(number);
    if (result === 'supports') expect([...axe, ...ibm, ...act, ...tests].length, number).toBeGreaterThan(0);
    expect(without !== undefined, number).toBe(result === 'absent');
  }
});

test('the rules of all three checkers are listed by criterion', () => {
  const rulesOf = rulesByCriterion();
  expect(rulesOf('1.4.3')).toEqual({
    axe: ['color-contrast'],
    ibm: ['text_contrast_sufficient'],
    act: ['afw4f7'],
  });
  expect(rulesOf('9.9.9')).toEqual({ axe: [], ibm: [], act: [] });
});

test('a row has number, level, result, rules and tests with their ids', () => {
  const text = reportText({
    criteria: [named('it is | readable')],
    rulesOf: () => ({ axe: ['a', 'b'], ibm: ['c'], act: ['d'] }),
    sources,
    states: ['menu'],
    accepted: [],
  });
  expect(text).toContain('| 9.1.4.3 | Contrast (Minimum) | AA | Supports | Text has');
  expect(text).toContain(
    '| axe-core: a, b<br>IBM Equal Access: 1 rule<br>ACT rules: d<br>`tests/a.spec.ts`: [L9] [P1] it is \\| readable |\n',
  );
});

test('a test that is not there, and code that is said to be absent, are faults', () => {
  expect(reportFaults([named('it is | readable'), named('…: a')], sources, [])).toEqual([]);
  expect(reportFaults([named('it is gone')], sources, [])).toEqual([
    'tests/a.spec.ts has no test "it is gone", which tests/accessibility/criteria names for 1.4.3: correct it.',
  ]);
  const code = [{ file: 'src/Login.tsx', source: '<input type="password" />' }];
  expect(reportFaults([login], sources, code)).toEqual([
    'src/Login.tsx has /type="password"/, which docs/accessibility-report.md says is absent (3.3.8): describe it in tests/accessibility/criteria.',
  ]);
});
