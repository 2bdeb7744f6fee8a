import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '../src/routes.ts';
import { clauseTable, gaps, proofs, type TestSource } from './clause-table.ts';
import { clauses } from './clauses.ts';

// Writes docs/clauses.md; with --check it only says what is missing or out of date.

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'docs', 'clauses.md');

const sources: TestSource[] = [];
for (const folder of ['tests', 'src', 'framework', 'pipeline', 'server', 'scripts']) {
  const names = (await readdir(path.join(root, folder), { recursive: true })).sort();
  for (const name of names) {
    // The tests of the table itself hold titles that prove nothing.
    if (!/\.(spec|test)\.tsx?$/.test(name) || name === 'clause-table.test.ts') continue;
    const file = `${folder}/${name.replaceAll('\\', '/')}`;
    sources.push({ file, source: await readFile(path.join(root, file), 'utf8') });
  }
}
const found = proofs(sources);
const table = clauseTable(clauses, found);
const faults = gaps(clauses, found);
for (const route of routes)
  if (!sources.some(({ file, source }) => file.endsWith('.spec.ts') && source.includes(`'${route.path}'`)))
    faults.push(`No browser test opens ${route.path}: write one in tests, in a file that ends in .spec.ts.`);
if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8').catch(() => '')) !== table)
    faults.push('docs/clauses.md is out of date: run npm run clauses.');
} else {
  await writeFile(target, table);
  console.log(`Wrote docs/clauses.md: ${Object.keys(clauses).length} clauses.`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
