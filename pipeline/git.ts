import { execFileSync } from 'node:child_process';

/** What git prints; undefined if it fails, or without git or a repository. @param root the project's root folder */
export function git(root: string, ...args: string[]): string | undefined {
  try {
    const settings = { cwd: root, encoding: 'utf8' as const, maxBuffer: 64 * 1024 * 1024 };
    return execFileSync('git', args, { ...settings, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/** The paths that git prints with the option -z. */
export const filesFrom = (root: string, ...args: string[]): string[] =>
  git(root, ...args)
    ?.split('\0')
    .filter(Boolean) ?? [];
