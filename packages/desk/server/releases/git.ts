import { execFile } from 'node:child_process';

/** Milliseconds without an end after which git counts as hanging, such as on a network that answers nothing. */
const patience = 120_000;

/** That git did not do what it was asked. code: its exit code; null if it could not start or was ended. */
export class GitError extends Error {
  constructor(
    readonly code: number | null,
    /** What it wrote, for people who know it. */
    readonly output: string,
  ) {
    super(output);
  }
}

/** git never asks for a password in a window that nobody sees, and writes in English, which this code reads. */
const unattended = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes',
  LC_ALL: 'C',
};

/**
 * Runs git in a folder.
 * @param env variables beside those of this process, such as another index
 */
export function gitIn(dir: string, env: Record<string, string> = {}) {
  /** @returns the bytes that it writes @throws GitError */
  const bytes = (...args: string[]): Promise<Buffer> =>
    new Promise((done, failed) => {
      const settings = {
        cwd: dir,
        env: { ...process.env, ...unattended, ...env },
        encoding: 'buffer' as const,
        maxBuffer: 256 * 1024 * 1024,
        timeout: patience,
        windowsHide: true,
      };
      execFile('git', ['-c', 'core.quotePath=false', ...args], settings, (error, stdout, stderr) => {
        if (!error) return done(stdout);
        const code = typeof error.code === 'number' ? error.code : null;
        const said = `${stderr}${stdout}`.trim();
        failed(new GitError(code, code === null && said === '' ? error.message : said));
      });
    });
  return {
    bytes,
    /** @returns the text that it writes, without line ends at its end @throws GitError */
    run: async (...args: string[]) => (await bytes(...args)).toString('utf8').replace(/\n+$/, ''),
    /** @returns the text, or undefined if git refuses */
    ask: (...args: string[]) =>
      bytes(...args).then(
        (out) => out.toString('utf8').replace(/\n+$/, ''),
        () => undefined,
      ),
    /** Runs the same git with other variables. */
    with: (more: Record<string, string>) => gitIn(dir, { ...env, ...more }),
  };
}

export type Git = ReturnType<typeof gitIn>;
