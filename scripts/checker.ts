import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Maximum size of a report in bytes. */
const maxReportSize = 50_000_000;

/**
 * Runs a checker that is too large to be a dependency. npm downloads the given version first.
 * @returns its output, also after a failure: the exit code does not distinguish findings from a checker that cannot run
 */
export function runChecker(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ stdout: string; stderr: string }> {
  const options = {
    env: { ...process.env, ...env },
    maxBuffer: maxReportSize,
    shell: process.platform === 'win32',
  };
  // The error has the output too.
  return promisify(execFile)('npx', ['--yes', name, ...args], options).catch((error) => error);
}

/**
 * Prints findings and their number. Sets the exit code to 1 if there are any.
 * @param subject what was checked, such as `15 documents`
 */
export function report(subject: string, findings: readonly string[]): void {
  for (const finding of findings) console.error(finding);
  console.log(`${subject} checked, ${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
}

/** Prints why nothing was checked, and ends the process with exit code 1. */
export function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
