import { realpath } from 'node:fs/promises';
import type { Git } from './git.ts';

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
 * @returns undefined without git, without a repository of its own, a branch or a remote: then a folder is made ready
 */
export async function gitPlace(git: Git, root: string): Promise<GitPlace | undefined> {
  const top = await git.ask('rev-parse', '--show-toplevel');
  const isOwn = top !== undefined && (await realpath(top)) === (await realpath(root));
  const branch = isOwn ? await git.ask('symbolic-ref', '--short', '-q', 'HEAD') : undefined;
  if (!branch) return undefined;
  const remotes = ((await git.ask('remote')) ?? '').split('\n').filter(Boolean);
  const configured = await git.ask('config', `branch.${branch}.remote`);
  const remote = [configured, 'origin', remotes[0]].find((name) => name && remotes.includes(name));
  if (!remote) return undefined;
  const merged = await git.ask('config', `branch.${branch}.merge`);
  const remoteBranch = merged?.replace(/^refs\/heads\//, '') ?? branch;
  const url = (await git.ask('remote', 'get-url', '--push', remote)) ?? remote;
  const tracking = `refs/remotes/${remote}/${remoteBranch}`;
  return { branch, remote, remoteBranch, tracking, address: shortAddress(url) };
}

/** Without protocol, user and ending. `git@host:path` means the same as `ssh://git@host/path`; `C:/path` is a folder. */
export function shortAddress(url: string): string {
  return url
    .replace(/^[\w-]+:\/\/(?:[^/@]*@)?/, '')
    .replace(/^(?:[^/@:]*@)?([^/@:]{2,}):(?!\d+\/)/, '$1/')
    .replace(/(\.git)?\/?$/, '');
}
