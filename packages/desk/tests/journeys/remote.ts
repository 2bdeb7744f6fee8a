import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { git } from '../../fixtures/git.ts';
import type { DeskSite } from './desk-site.ts';

/** Turns a desk's folder into a repository with a bare remote, to which the site is published. */
export async function withRemote({ dir }: DeskSite) {
  const remote = path.join(dir, '.cache/remote');
  await writeFile(path.join(dir, '.gitignore'), '.cache/\n.desk/\ndist/\ndist.*\nnode_modules\n');
  await mkdir(remote);
  git(remote, 'init', '-q', '--bare');
  git(dir, 'init', '-q');
  git(dir, 'add', '.');
  git(dir, 'commit', '-q', '-m', 'The site as it was set up');
  git(dir, 'remote', 'add', 'origin', remote);
  git(dir, 'push', '-q', '-u', 'origin', 'main');
  return {
    status: () => git(dir, 'status', '--porcelain'),
    /** The message of the last commit. */
    message: () => git(remote, 'log', '-1', '--format=%B', 'main'),
    /** A file on the remote. */
    show: (file: string) => git(remote, 'show', `main:${file}`),
  };
}
