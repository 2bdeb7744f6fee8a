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
  const urls = pushUrls((await git.ask('remote', '-v')) ?? '');
  const configured = await git.ask('config', '--get-regexp', `^branch\\.`);
  const setting = (name: string) => settingIn(configured ?? '', `branch.${branch}.${name}`);
  const remote = [setting('remote'), 'origin', ...urls.keys()].find((name) => name && urls.has(name));
  if (!remote) return undefined;
  const remoteBranch = setting('merge')?.replace(/^refs\/heads\//, '') ?? branch;
  const url = urls.get(remote) ?? remote;
  const tracking = `refs/remotes/${remote}/${remoteBranch}`;
  return { branch, remote, remoteBranch, tracking, address: shortAddress(url) };
}

/** The remotes with the addresses to which they push, in lines such as `origin git@host:path (push)`. */
function pushUrls(lines: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', url = ''] of lines.matchAll(/^(\S+)\t(.*) \(push\)$/gm))
    if (!found.has(name)) found.set(name, url);
  return found;
}

/** The last value of a setting, which counts, in lines such as `branch.main.remote origin`. */
function settingIn(lines: string, setting: string): string | undefined {
  const line = lines.split('\n').findLast((one) => one.startsWith(`${setting} `));
  return line?.slice(setting.length + 1);
}

/** Without protocol, user and ending. `git@host:path` means the same as `ssh://git@host/path`; `C:/path` is a folder. */
export function shortAddress(url: string): string {
  return url
    .replace(/^[\w-]+:\/\/(?:[^/@]*@)?/, '')
    .replace(/^(?:[^/@:]*@)?([^/@:]{2,}):(?!\d+\/)/, '$1/')
    .replace(/(\.git)?\/?$/, '');
}
