import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { testSources } from '../test-sources.ts';
import { accepted } from './accepted.ts';
import { criteria } from './criteria/criteria.ts';
import { reportFaults, reportText } from './report.ts';
import { rulesByCriterion } from './rules.ts';

// Writes docs/accessibility-report.md. With --check it only reports what is wrong or out of date.

const root = path.resolve(import.meta.dirname, '..', '..');
const target = path.join(root, 'docs', 'accessibility-report.md');

const names = (await readdir(path.join(root, 'src'), { recursive: true })).sort();
const files = names.map((name) => `src/${name.replaceAll('\\', '/')}`).filter((name) => /\.tsx?$/.test(name));
const code = await Promise.all(
  files.map(async (file) => ({ file, source: await readFile(path.join(root, file), 'utf8') })),
);
const sources = await testSources();
const scenarios = await readFile(path.join(root, 'bench', 'look', 'states.ts'), 'utf8');
const states = [...scenarios.matchAll(/\bstate\(\s*['`]([\w-]+)/g)].map(([, name = '']) => name);

const faults = reportFaults(criteria, sources, code);
const text = reportText({ criteria, rulesOf: rulesByCriterion(), sources, states, accepted });
if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8').catch(() => '')) !== text)
    faults.push('docs/accessibility-report.md is out of date: run npm run accessibility-report.');
} else {
  await writeFile(target, text);
  console.log(`Wrote docs/accessibility-report.md: ${criteria.length} criteria.`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
