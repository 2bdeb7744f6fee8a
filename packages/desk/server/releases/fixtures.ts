import { execFileSync } from 'node:child_process';
import { appendFile, copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Path } from '../../api.ts';
import { git } from '../../fixtures/git.ts';
import { lineOf } from '../changes/changes.ts';
import { copiedDesk, temporaryFolder } from '../fixtures.ts';
import { publisherOf } from './publisher.ts';

/** The file and the place of the price of the second package on the home page. */
export const price: [string, Path] = ['pages/home.yaml', ['packages', 'items', 1, 'fromPrice']];

type Desk = Awaited<ReturnType<typeof copiedDesk>>['desk'];

/** A publisher whose pages render, or whose build succeeds, unless `during` throws. */
export function publisherFor(desk: Desk, root: string, during: () => void = () => undefined) {
  const build = async () => during();
  const render = async () => {
    try {
      during();
      return [];
    } catch (error) {
      return [String(error)];
    }
  };
  const publisher = publisherOf(root, { desk, build, render });
  const publishSeen = (seen: string) => publisher.publish({ seen });
  const publish = async () => publishSeen((await publisher.changes()).seen);
  const words = async () => (await publisher.changes()).entries.map(lineOf);
  return { ...publisher, publish, publishSeen, words };
}

/** What `git push -u` and `git remote add` would write; no maintenance for temporary repositories. */
const settingsOf = (remote: string) => `[maintenance]
	auto = false
[remote "origin"]
	url = ${remote}
	fetch = +refs/heads/*:refs/remotes/origin/*
[branch "main"]
	remote = origin
	merge = refs/heads/main
`;

/** A project in a git repository whose remote is a bare one. @param inside the folder of the project with the site */
export async function pushedDesk(inside = '') {
  const project = await copiedDesk(undefined, inside);
  const { root } = project;
  const remote = await temporaryFolder();
  await writeFile(path.join(root, '.gitignore'), '.cache/\n.desk/\n');
  await writeFile(path.join(root, 'code.ts'), 'export const one = 1;\n');
  git(root, 'init', '-q', '--template=');
  git(root, 'add', '.');
  git(root, '-c', 'maintenance.auto=false', 'commit', '-q', '-m', 'The site');
  git(remote, 'clone', '-q', '--bare', root, '.');
  await appendFile(path.join(remote, 'config'), '[receive]\n\tautogc = false\n');
  const refs = path.join(root, '.git/refs');
  await mkdir(path.join(refs, 'remotes/origin'), { recursive: true });
  await copyFile(path.join(refs, 'heads/main'), path.join(refs, 'remotes/origin/main'));
  await appendFile(path.join(root, '.git/config'), settingsOf(remote));
  return { ...project, remote };
}

/** Another person's clone of a remote, who changes or deletes files and pushes that. */
export async function colleague(remote: string) {
  const dir = await temporaryFolder();
  git(dir, 'clone', '-q', '-b', 'main', remote, '.');
  return {
    dir,
    async push(message: string, files: Record<string, string | null>): Promise<void> {
      for (const [file, text] of Object.entries(files))
        await (text === null ? rm(path.join(dir, file)) : writeFile(path.join(dir, file), text));
      git(dir, 'add', '-A');
      git(dir, 'commit', '-q', '-m', message);
      git(dir, 'push', '-q');
    },
  };
}

/**
 * Writes a shell script that git runs. Another process writes it: git cannot run a file that a process started by another
 * test still has open.
 */
export function writeProgram(file: string, script: string): void {
  const input = `#!/bin/sh\n${script}\n`;
  execFileSync('sh', ['-c', 'cat > "$0" && chmod 755 "$0"', file], { input });
}
