import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { refuseOptions } from '@site/serve';
import pLimit from 'p-limit';
import '../tests/support/on-sample.mjs';

// Runs all checks, one per core at a time, and prints the output of those that fail.

refuseOptions();

const checks = {
  'format and lint': `biome ci --colors=${process.stdout.isTTY ? 'force' : 'off'} .`,
  imports: 'tsx scripts/check-imports.ts',
  // The desk's tests are separate, so that a site can remove the desk.
  types: existsSync('packages/desk') ? 'tsc && tsc -p tests/desk' : 'tsc',
  'unused code': 'knip',
  'unused styles': 'tsx scripts/check-styles.ts',
  'islands and content fields': 'tsx scripts/check-islands.ts',
};

/** Runs a command of an installed package. @returns whether it succeeded, with its output */
function run(command: string): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    // npm adds the commands of installed packages to the PATH of its scripts.
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
