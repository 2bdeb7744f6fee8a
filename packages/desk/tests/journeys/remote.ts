import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DeskSite } from './desk-site.ts';

/** No compression, as photos would not get smaller. */
const settings = ['-c', 'user.name=Sam', '-c', 'user.email=sam@example.com', '-c', 'core.compression=0'];

function gitIn(dir: string, ...args: string[]): string {
  return execFileSync('git', [...settings, ...args], {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** Turns a desk's folder into a repository with a bare remote, to which the site is published. */
export async function withRemote({ dir }: DeskSite) {
  const remote = path.join(dir, '.cache/remote');
  await writeFile(path.join(dir, '.gitignore'), '.cache/\n.desk/\ndist/\ndist.*\nnode_modules\n');
  await mkdir(remote);
  gitIn(remote, 'init', '-q', '--bare', '-b', 'main');
  gitIn(dir, 'init', '-q', '-b', 'main');
  gitIn(dir, 'add', '.');
  gitIn(dir, 'commit', '-q', '-m', 'The site as it was set up');
  gitIn(dir, 'remote', 'add', 'origin', remote);
  gitIn(dir, 'push', '-q', '-u', 'origin', 'main');
  return {
    status: () => gitIn(dir, 'status', '--porcelain'),
    /** The message of the last commit. */
    message: () => gitIn(remote, 'log', '-1', '--format=%B', 'main'),
    /** A file on the remote. */
    show: (file: string) => gitIn(remote, 'show', `main:${file}`),
  };
}
