import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gaps, proofs, requirementTable } from './requirement-table.ts';
import { requirements } from './requirements.ts';
import { testSources } from './test-sources.ts';

// Writes docs/requirements.md. With --check it only reports what is missing or out of date.

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'docs', 'requirements.md');

const sources = await testSources();
const found = proofs(sources);
const table = requirementTable(requirements, found);
const faults = gaps(requirements, found);
if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8').catch(() => '')) !== table)
    faults.push('docs/requirements.md is out of date: run npm run requirements.');
} else {
  await writeFile(target, table);
  console.log(`Wrote docs/requirements.md: ${Object.keys(requirements).length} requirements.`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
