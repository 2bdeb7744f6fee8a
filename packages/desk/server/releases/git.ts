import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Milliseconds after which git counts as hanging, for example on a network that never answers. */
const patience = 120_000;

/** git exits with an error instead of asking for a password that nobody could type, and answers in English. */
const unattended = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes',
  LC_ALL: 'C',
};

/**
 * Runs git in a folder, never in the repository of a folder above it.
 * @param more extra environment variables, such as another index
 */
export function gitIn(cwd: string, more: Record<string, string> = {}) {
  const env = { ...process.env, ...unattended, GIT_CEILING_DIRECTORIES: path.dirname(cwd), ...more };
  const settings = { cwd, env, maxBuffer: 64 * 1024 * 1024, timeout: patience, windowsHide: true };
  /** @returns git's output without line breaks at the end @throws an error with it */
  const run = (...args: string[]): Promise<string> =>
    promisify(execFile)('git', ['-c', 'core.quotePath=false', ...args], settings).then(
      ({ stdout }) => stdout.replace(/\n+$/, ''),
      ({ stdout = '', stderr = '', message }) => {
        throw new Error(`${stderr}${stdout}`.trim() || message);
      },
    );
  return {
    run,
    /** @returns the output, or undefined if git fails */
    ask: (...args: string[]) => run(...args).catch(() => undefined),
  };
}

export type Git = ReturnType<typeof gitIn>;
