import { existsSync, readFileSync } from 'node:fs';
import { requirements } from './requirements.ts';

// Prints each requirement with the tests that proved it: those that passed in the last `npm test`, from its reports.
// With --check it only prints what is missing, and then fails.

/** A test of a report, with the ids of its tags. */
type Test = { title: string; tags: string[]; hasPassed: boolean };
/** The parts of a report of Vitest and of Playwright that are read here. */
type VitestReport = {
  testResults: { assertionResults: { fullName: string; tags: string[]; status: string }[] }[];
};
type Suite = { specs: { title: string; tags: string[]; ok: boolean }[]; suites?: Suite[] };

/** A report in test-results, or undefined if that runner did not run. */
function report<T>(name: string): T | undefined {
  const file = new URL(`../test-results/${name}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

const specsIn = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)];
const tests: Test[] = [
  ...(report<VitestReport>('vitest')?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, tags, status }) => ({ title: fullName, tags, hasPassed: status === 'passed' })),
  ...(report<Suite>('site')?.suites ?? [])
    .flatMap(specsIn)
    .map(({ title, tags, ok }) => ({ title: title.replace(/(@[A-Z]\d+ )+/, ''), tags, hasPassed: ok })),
];
const proofsOf = (id: string) => tests.filter(({ tags, hasPassed }) => hasPassed && tags.includes(id));

if (!process.argv.includes('--check'))
  for (const [id, words] of requirements)
    console.log([`${id}  ${words}`, ...proofsOf(id).map(({ title }) => `  ${title}`), ''].join('\n'));
const unknown = new Set(tests.flatMap(({ tags }) => tags).filter((tag) => !requirements.has(tag)));
const faults = [
  ...[...requirements.keys()]
    .filter((id) => proofsOf(id).length === 0)
    .map((id) => `No test that passed has the tag ${id}.`),
  ...[...unknown].map((tag) => `A test has the tag ${tag}, which is not in docs/requirements.md.`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
