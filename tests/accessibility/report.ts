import { cell, readable, type TestSource } from '../requirement-table.ts';
import type { Criterion, Result } from './criteria/criterion.ts';
import type { Accepted } from './findings.ts';
import { introduction, requirementsOfConformance } from './report-texts.ts';
import type { Rules } from './rules.ts';

const principles = ['Perceivable', 'Operable', 'Understandable', 'Robust'];
const results: Record<Result, string> = {
  supports: 'Supports',
  person: 'A person has to judge',
  absent: 'Not applicable',
};
const heads = '| EN 301 549 | Criterion of WCAG 2.2 | Level | Result | On this site | Checked by |';

/** What the report is made from, besides its fixed texts. */
export type ReportData = {
  criteria: readonly Criterion[];
  rulesOf: (number: string) => Rules;
  sources: readonly TestSource[];
  /** Names of the states that `npm run check:accessibility` visits. */
  states: readonly string[];
  accepted: readonly Accepted[];
};

/** Renders docs/accessibility-report.md. */
export function reportText({ criteria, rulesOf, sources, states, accepted }: ReportData): string {
  const tables = principles.flatMap((principle, index) => {
    const own = criteria.filter(({ number }) => number.startsWith(`${index + 1}.`));
    const rows = own.map((criterion) => row(criterion, rulesOf(criterion.number), sources));
    return [`## ${index + 1}. ${principle}`, '', heads, '| --- | --- | --- | --- | --- | --- |', ...rows, ''];
  });
  const ignored = accepted.map(
    ({ checker, rule, reason }) => `| ${checker} | \`${rule}\` | ${cell(reason)} |`,
  );
  return [
    introduction(criteria, states),
    ...tables,
    requirementsOfConformance,
    '## Ignored findings',
    '',
    'What checkers report and is no fault of the site. `npm run check:accessibility` fails if an entry is out of date.',
    '',
    '| Checker | Rule | Why it is ignored |',
    '| --- | --- | --- |',
    ...ignored,
    '',
  ].join('\n');
}

function row(criterion: Criterion, { axe, ibm, act }: Rules, sources: readonly TestSource[]): string {
  const { number, name, level, result, here, tests = [], without } = criterion;
  const checked = [
    axe.length > 0 && `axe-core: ${axe.join(', ')}`,
    ibm.length > 0 && `IBM Equal Access: ${ibm.length} ${ibm.length > 1 ? 'rules' : 'rule'}`,
    act.length > 0 && `ACT rules: ${act.join(', ')}`,
    without && 'absent from pages and code',
    ...tests.map(
      ([file, title]) => `\`${file}\`: ${[idsOf(sources, file, title), cell(title)].join(' ').trim()}`,
    ),
  ].filter((part) => part !== false && part !== undefined);
  return `| 9.${number} | ${name} | ${level} | ${results[result]} | ${cell(here)} | ${checked.join('<br>')} |`;
}

/** Lists what the criteria say and the project does not have, one sentence each. */
export function reportFaults(
  criteria: readonly Criterion[],
  sources: readonly TestSource[],
  code: readonly TestSource[],
): string[] {
  return criteria.flatMap(({ number, tests = [], without }) => [
    ...tests
      .filter(([file, title]) => idsOf(sources, file, title) === undefined)
      .map(
        ([file, title]) =>
          `${file} has no test "${title}", which tests/accessibility/criteria names for ${number}: correct it.`,
      ),
    ...code
      .filter(({ source }) => without?.code?.test(source))
      .map(
        ({ file }) =>
          `${file} has ${without?.code}, which docs/accessibility-report.md says is absent (${number}): describe it in tests/accessibility/criteria.`,
      ),
  ]);
}

/** The requirement ids before a title, such as `[G1] [G2]`, or undefined if the file has no such title. */
function idsOf(sources: readonly TestSource[], file: string, title: string): string | undefined {
  const source = sources.find((candidate) => candidate.file === file)?.source ?? '';
  for (const [, , ids = '', words = ''] of source.matchAll(
    /(['"`])((?:\[[A-Z]\d[^\]]*\] )*)((?:\\.|(?!\1)[^\\\n])*)\1/g,
  ))
    if (readable(words) === title) return ids.trim();
  return undefined;
}
