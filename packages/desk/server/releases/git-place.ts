import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { DeskError } from '../desk-error.ts';
import type { Git, GitError } from './git.ts';

/** Where releases of a folder go. tracking: the ref that says what the remote had when it was last asked. */
export type GitPlace = {
  branch: string;
  remote: string;
  remoteBranch: string;
  tracking: string;
  /** The address of the remote for people, such as `github.com/riverlight/site`: without names and passwords. */
  address: string;
};

/**
 * The remote and branch to which the folder publishes.
 * @returns undefined if the folder has no repository of its own, or that has no remote: then a folder is made ready
 * @throws DeskError if git refuses the folder: nothing must be published elsewhere instead
 */
export async function gitPlace(git: Git, root: string): Promise<GitPlace | undefined> {
  if (!existsSync(path.join(root, '.git'))) return undefined;
  const tell = (...args: string[]) =>
    git.run(...args).catch((error: GitError) => {
      throw new DeskError(500, { error: refused(error.message) });
    });
  const top = await tell('rev-parse', '--show-toplevel');
  if ((await realpath(top)) !== (await realpath(root))) return undefined;
  const remotes = (await tell('remote')).split('\n').filter(Boolean);
  if (remotes.length === 0) return undefined;
  const branch = await git.ask('symbolic-ref', '--short', '-q', 'HEAD');
  if (!branch)
    throw new DeskError(500, {
      error: `This folder is on no branch, so nothing can be published from it. ${askHelp}`,
    });
  const setting = (name: string) => git.ask('config', `branch.${branch}.${name}`);
  const wanted = [await setting('remote'), 'origin', ...remotes];
  const remote = wanted.find((name) => name && remotes.includes(name)) ?? '';
  const remoteBranch = (await setting('merge'))?.replace(/^refs\/heads\//, '') ?? branch;
  const address = shortAddress(await tell('remote', 'get-url', '--push', remote));
  return { branch, remote, remoteBranch, tracking: `refs/remotes/${remote}/${remoteBranch}`, address };
}

const askHelp = 'Show this to whoever set up the site.';

function refused(said: string): string {
  if (/\bENOENT\b/.test(said))
    return 'The desk publishes this folder with Git, which is not installed: install it from git-scm.com, then start the desk again.';
  const todo = /dubious ownership/.test(said)
    ? 'The folder belongs to another user of this computer: start the desk as that user, or do what git says.'
    : askHelp;
  return `Git does not open this folder, so nothing can be published from it. ${todo} Git said: ${said}`;
}

/** Without protocol, user and ending. `git@host:path` means the same as `ssh://git@host/path`; `C:/path` is a folder. */
export function shortAddress(url: string): string {
  return url
    .replace(/^[\w-]+:\/\/(?:[^/@]*@)?/, '')
    .replace(/^(?:[^/@:]*@)?([^/@:]{2,}):(?!\d+\/)/, '$1/')
    .replace(/(\.git)?\/?$/, '');
}
