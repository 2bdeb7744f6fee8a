import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Bytes of a report that is still read whole. */
const longestReport = 50_000_000;

/**
 * Runs a checker that is too heavy to be installed with the project, in the version named; npm fetches it first.
 * @returns what it wrote; a checker that finds faults or cannot run ends with another code, so only its report tells
 */
export function runChecker(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ stdout: string; stderr: string }> {
  const options = {
    env: { ...process.env, ...env },
    maxBuffer: longestReport,
    shell: process.platform === 'win32',
  };
  // What it rejects with has what was written too.
  return promisify(execFile)('npx', ['--yes', name, ...args], options).catch((error) => error);
}

/**
 * Prints the findings and a count; the process then ends with 1 if there are any.
 * @param subject what was looked at, such as `15 documents`
 */
export function report(subject: string, findings: readonly string[]): void {
  for (const finding of findings) console.error(finding);
  console.log(`${subject} checked, ${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
}

/** Says in a sentence why nothing was checked, and ends the process with 1. */
export function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
