import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

// Prints each requirement with the tests that prove it. With --check it only prints what is missing, and then fails.

const list = 'docs/requirements.md';
const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const requirements = new Map(
  [...read(list).matchAll(/^\| ([A-Z]\d+) \| (.*) \|$/gm)].map(([, id = '', words = '']) => [id, words]),
);

/** A quoted string that begins with ids, `[G1] [G2]` or `[G1, G2]`: the title of a test, or the ids of a case. */
const titled = /(['"`])((?:\[[A-Z]\d+(?:, ?[A-Z]\d+)*\] ?)+)((?:\\.|(?!\1)[^\\\n])*)\1/g;
const proofs = new Map<string, Set<string>>();
for (const file of globSync('{tests,src,packages,pipeline,scripts}/**/*.{spec,test}.{ts,tsx}', {
  cwd: root,
  ignore: '**/node_modules/**',
}).sort())
  for (const [, , ids = '', words = ''] of read(file).matchAll(titled))
    for (const [id] of ids.matchAll(/[A-Z]\d+/g))
      proofs.set(id, (proofs.get(id) ?? new Set()).add(`  ${file}: ${words || 'cases'}`));

if (!process.argv.includes('--check'))
  for (const [id, words] of requirements)
    console.log([`${id}  ${words}`, ...(proofs.get(id) ?? []), ''].join('\n'));
const faults = [
  ...[...requirements.keys()]
    .filter((id) => !proofs.has(id))
    .map((id) => `No test names ${id}: write one whose title begins with [${id}].`),
  ...[...proofs]
    .filter(([id]) => !requirements.has(id))
    .map(([id, [proof]]) => `${proof?.trim()} names ${id}, which is not in ${list}: correct the id.`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
