import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesFrom, git } from '../git.ts';
import { foldersIn, sampleFolder } from './business-folder.ts';

/** What an owner has written where the software keeps its own files. */
export type Earlier = {
  contentDir: string;
  photosDir: string;
  /** Writes the texts of the sample, without the owner's changes; if it is missing, they are in `sample/`. */
  takeTexts?: (folder: string) => Promise<void>;
  /** Restores the software's files. @returns what it did, or what is left to do */
  putBack: () => Promise<string>;
};

/** Where the content was before there was a folder for it. */
const formerly = 'content/business.yaml';
/** What is left to do: the brand was elsewhere then. */
const brandByHand =
  'Colours, logo, icon, map and logos of clients of your own, which were in the code and in public/, have to be put into business/brand/ by hand.';

/**
 * Finds an owner's work outside `business/`: in `content/` and `photos/`, where they were once, or in `sample/`, where an
 * owner has changed it or git has put what was in `content/`.
 * @param root the project's root folder
 * @returns undefined if there is none
 */
export async function earlierWork(root: string): Promise<Earlier | undefined> {
  if (existsSync(path.join(root, formerly)))
    return {
      ...foldersIn(root),
      putBack: async () =>
        `business/ is a copy of content/ and photos/, which the site reads no more: delete them once you have seen your site. ${brandByHand}`,
    };
  const theirs = softwareCommit(root);
  const changed = filesFrom(root, 'diff', '--name-only', '-z', theirs, '--', 'sample');
  const added = filesFrom(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', 'sample');
  if (changed.length + added.length === 0) return undefined;
  return {
    ...foldersIn(sampleFolder(root)),
    async takeTexts(folder) {
      for (const file of filesFrom(root, 'ls-tree', '-r', '--name-only', '-z', theirs, 'sample/content')) {
        const target = path.join(folder, path.relative('sample/content', file));
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, git(root, 'show', `${theirs}:${file}`) ?? '');
      }
    },
    async putBack() {
      git(root, 'restore', `--source=${theirs}`, '--worktree', '--', 'sample');
      for (const file of added) await rm(path.join(root, file));
      const done =
        'Your changes in sample/ are in business/ now, and sample/ is as the software has it: commit both.';
      return theirs === 'HEAD' ? done : `${done} ${brandByHand}`;
    },
  };
}

/**
 * The commit with the sample as the software has it: the last one, unless commits with the content in its former place,
 * an owner's, were merged with the software's.
 */
function softwareCommit(root: string): string {
  const has = (commit: string, file: string) =>
    git(root, 'cat-file', '-e', `${commit}:${file}`) !== undefined;
  const merges = git(root, 'log', '--merges', '--max-count=100', '--format=%P')?.split('\n') ?? [];
  for (const line of merges.filter(Boolean)) {
    const parents = line.split(' ');
    const theirs = parents.find((parent) => has(parent, `sample/${formerly}`));
    if (theirs && parents.some((parent) => has(parent, formerly))) return theirs;
  }
  return 'HEAD';
}
