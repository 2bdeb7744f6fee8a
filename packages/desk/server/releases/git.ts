import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Milliseconds without an end after which git counts as hanging, such as on a network that answers nothing. */
const patience = 120_000;

/** git never asks for a password in a window that nobody sees, and writes in English, which this code reads. */
const unattended = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes',
  LC_ALL: 'C',
};

/** That git did not do what it was asked, could not start, or was ended. The message is what it wrote. */
export class GitError extends Error {}

/**
 * Runs git in a folder.
 * @param more variables beside those of this process, such as another index
 */
export function gitIn(cwd: string, more: Record<string, string> = {}) {
  /** @returns the bytes that it writes @throws GitError */
  const bytes = async (...args: string[]): Promise<Buffer> => {
    const limits = { maxBuffer: 256 * 1024 * 1024, timeout: patience, windowsHide: true };
    const env = { ...process.env, ...unattended, ...more };
    const settings = { cwd, env, encoding: 'buffer' as const, ...limits };
    return promisify(execFile)('git', ['-c', 'core.quotePath=false', ...args], settings).then(
      ({ stdout }) => stdout,
      ({ stdout = '', stderr = '', message }) => {
        throw new GitError(`${stderr}${stdout}`.trim() || message);
      },
    );
  };
  /** @returns the text that it writes, without line ends at its end @throws GitError */
  const run = async (...args: string[]) => (await bytes(...args)).toString('utf8').replace(/\n+$/, '');
  return {
    bytes,
    run,
    /** @returns the text, or undefined if git refuses */
    ask: (...args: string[]) => run(...args).catch(() => undefined),
    /** Runs the same git with other variables. */
    with: (variables: Record<string, string>) => gitIn(cwd, { ...more, ...variables }),
  };
}

export type Git = ReturnType<typeof gitIn>;
