import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
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

/** Turns a desk's folder into a repository with a bare remote. */
export async function withRemote(site: DeskSite) {
  const remote = `${site.dir}-remote`;
  await writeFile(path.join(site.dir, '.gitignore'), '.cache/\n.desk/\ndist/\ndist.*\nnode_modules\n');
  await mkdir(remote);
  gitIn(remote, 'init', '-q', '--bare', '-b', 'main');
  gitIn(site.dir, 'init', '-q', '-b', 'main');
  gitIn(site.dir, 'add', '.');
  gitIn(site.dir, 'commit', '-q', '-m', 'The site as it was set up');
  gitIn(site.dir, 'remote', 'add', 'origin', remote);
  gitIn(site.dir, 'push', '-q', '-u', 'origin', 'main');
  return {
    dir: remote,
    status: () => gitIn(site.dir, 'status', '--porcelain'),
    tip: () => gitIn(remote, 'rev-parse', 'main'),
    /** The message of the last commit, without its trailer. */
    message: () => gitIn(remote, 'log', '-1', '--format=%B', 'main').replace(/\s*^Published-at: desk$/m, ''),
    /** A file on the remote. */
    show: (file: string) => gitIn(remote, 'show', `main:${file}`),
    /** Makes git wait at the check and the push of a publish while a file in the site's cache exists. */
    async holdSteps(): Promise<void> {
      const holdAt = (step: string) => {
        const file = path.join(site.dir, '.cache', `hold-${step}`);
        return `#!/bin/sh\n[ -e ${file} ] && touch ${file}-begun\nwhile [ -e ${file} ]; do sleep 0.1; done\n`;
      };
      const [fetch, push] = [
        path.join(site.dir, '.cache/upload-pack'),
        path.join(remote, 'hooks/pre-receive'),
      ];
      await writeFile(fetch, `${holdAt('check')}exec git-upload-pack "$@"\n`, { mode: 0o755 });
      await writeFile(push, holdAt('push'), { mode: 0o755 });
      gitIn(site.dir, 'config', 'remote.origin.uploadpack', fetch);
    },
    async remove(): Promise<void> {
      await rm(remote, { recursive: true, force: true });
      await rm(path.join(site.dir, '.git'), { recursive: true, force: true });
    },
  };
}
