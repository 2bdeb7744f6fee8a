import { existsSync } from 'node:fs';
import path from 'node:path';
import { DeskError } from '../desk-error.ts';
import type { Git } from './git.ts';

/** Where a folder keeps its publishes. */
export type GitPlace = NonNullable<Awaited<ReturnType<typeof gitPlace>>>;

/**
 * The branch of a folder, and where it is pushed to.
 * @returns published: the ref with what was published last, as far as this folder knows; remote: with the address to show,
 *   such as `github.com/owner/site`. Undefined if the folder is no git repository, or one without a commit and a remote
 * @throws DeskError if git cannot use the repository: a publish must never silently go elsewhere instead
 */
export async function gitPlace(git: Git, root: string) {
  if (!existsSync(path.join(root, '.git'))) return undefined;
  const tell = (...args: string[]) =>
    git.run(...args).catch(({ message }: Error) => {
      const error = /\bENOENT\b/.test(message)
        ? 'The desk publishes this folder with Git, which is not installed: install it from git-scm.com, then start the desk again.'
        : `Git can’t open this folder, so nothing can be published from it. ${askHelp} Git said: ${message}`;
      throw new DeskError(500, { error });
    });
  const remotes = (await tell('remote', '-v')).matchAll(/^(\S+)\t(.*) \(push\)/gm);
  const addresses = new Map([...remotes].map(([, name = '', url = '']) => [name, url]));
  const format = '--format=%(HEAD) %(refname:lstrip=2) %(upstream:remotename) %(upstream:remoteref)';
  const branches = await tell('for-each-ref', format, 'refs/heads');
  const [, branch, upstream = '', merge] = /^\* (\S+) (\S*) (\S*)$/m.exec(branches) ?? [];
  if (!branch) {
    if (addresses.size === 0) return undefined;
    const error = `This folder is on no branch with a commit, so nothing can be published from it. ${askHelp}`;
    throw new DeskError(500, { error });
  }
  const name = [upstream, 'origin', ...addresses.keys()].find((one) => addresses.has(one));
  if (name === undefined) return { branch, published: 'refs/desk/published', remote: undefined };
  const remoteBranch = merge?.replace(/^refs\/heads\//, '') || branch;
  const remote = { name, branch: remoteBranch, address: shortAddress(addresses.get(name) ?? '') };
  return { branch, published: `refs/remotes/${name}/${remoteBranch}`, remote };
}

const askHelp = 'Show this to the person who set up the site.';

/** An address without protocol, user, password and ending. */
export const shortAddress = (url: string): string =>
  url.replace(/^(?:[\w-]+:\/\/)?(?:[^/@]*@)?/, '').replace(/(\.git)?\/?$/, '');
