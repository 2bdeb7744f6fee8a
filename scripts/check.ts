import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

// Runs all checks, as many at a time as there are cores, and shows what each that fails has to say.

const checks = {
  // First: types and content have more to say of a page that lacks a file.
  pages: 'tsx scripts/check-pages.ts',
  'format, lint and imports': 'biome ci .',
  // The tests of the desk stand apart, so that a site can do without it.
  types: existsSync('packages/desk') ? 'tsc && tsc -p tests/desk' : 'tsc',
  'unused code': 'knip',
  'unused styles': 'tsx scripts/check-styles.ts',
  requirements: 'tsx tests/list-requirements.ts --check',
  'islands and content fields': 'tsx scripts/check-islands.ts',
};

/** Runs a command of an installed package. @returns whether it succeeded, with its output */
function run(command: string): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    // npm puts the commands of installed packages on the path of its scripts.
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
    child.on('close', (code) => resolve({ passed: code === 0, output: Buffer.concat(output).toString() }));
  });
}

const limit = pLimit(availableParallelism());
const results = await limit.map(Object.entries(checks), async ([name, command]) => {
  const started = performance.now();
  const { passed, output } = await run(command);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(passed ? `${name}: nothing wrong (${seconds} s)` : `${name}: see below (${seconds} s)`);
  return { name, passed, output };
});
const failed = results.filter(({ passed }) => !passed);
for (const { name, output } of failed) console.error(`\n${name}:\n${output.trim()}`);
if (failed.length > 0) {
  console.error(
    `\n${failed.length} of ${results.length} checks failed: ${failed.map(({ name }) => name).join('; ')}.`,
  );
  process.exitCode = 1;
}
