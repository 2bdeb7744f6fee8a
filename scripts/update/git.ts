import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** A difference. Its content is an id from git. */
export type Change = { status: string; file: string; content: string };
export type Git = ReturnType<typeof gitIn>;

/**
 * Runs git in a folder, never in the repository of a folder above it.
 * @returns a function that takes git's arguments, the lines of its input and a sentence for the case that it fails
 */
export function gitIn(root: string, variables: Record<string, string> = {}) {
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(root), ...variables };
  return (args: string[], lines: Iterable<string> = [], problem = ''): string => {
    const options = { cwd: root, env, input: [...lines].join('\0'), maxBuffer: 2 ** 29 };
    const { error, status, stdout, stderr } = spawnSync('git', args, { ...options, encoding: 'utf8' });
    if (error) throw new Error(`This needs git: install it from https://git-scm.com. (${error.message})`);
    if (status !== 0) throw new Error(`${problem}\ngit says: ${stderr.trim()}`.trim());
    return stdout;
  };
}

export const namesIn = (output: string) => output.split('\0').filter(Boolean);
/** The file in a line of `git ls-tree`. */
export const fileOf = (line: string) => line.slice(line.indexOf('\t') + 1);

/** What belongs to the owner: `business/`, and what `npm run begin` makes it of in a project from before. */
const owners = /^(business|content|photos)(\/|$)/i;

/** The changes in git's raw output, except those to what belongs to the owner. */
export const changesIn = (raw: string): Change[] =>
  [...raw.matchAll(/:\d+ \d+ \w+ (\w+) ([A-Z])\0([^\0]+)\0/g)]
    .map(([, content = '', status = '', file = '']) => ({ status, file, content }))
    .filter(({ file }) => !owners.test(file));

/** What commits changed; merges compared with each parent. */
export function changesOf(git: Git, ...commits: string[]): Change[] {
  const command = ['diff-tree', '--stdin', '--root', '-r', '-m', '-z', '--no-commit-id'];
  return changesIn(git(command, [git(['rev-list', ...commits])]));
}
