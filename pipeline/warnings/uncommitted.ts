import { existsSync } from 'node:fs';
import path from 'node:path';
import { isLeftBehind } from '@site/photos';
import { filesFrom } from '../git.ts';

/** How many files the warning names. */
const named = 3;

/**
 * A warning if a host that builds from the repository would not have the current files of a business. None for the
 * sample, which belongs to the software, and none outside a repository.
 * @param root the project's root folder
 * @param business the folder of the business
 */
export function uncommittedFiles(root: string, business: string): string[] {
  if (business === path.join(root, 'sample')) return [];
  const status = ['status', '--porcelain', '--no-renames', '--untracked-files=all', '--ignored'];
  // Each begins with two letters of its state and a space.
  const files = paths(root, business, ...status).map((line) => line.slice(3));
  if (files.length === 0) return [];
  return [
    `Not in git as they are now: ${listed(files)}. Commit them, and take them out of .gitignore if they are there: a host that builds the site would not have them.`,
  ];
}

/** A warning if files of the sample, which belongs to the software, are not as in the last commit. */
export function changedSample(root: string): string[] {
  const files = paths(root, path.join(root, 'sample'), 'diff', '--name-only', 'HEAD');
  if (files.length === 0) return [];
  const toDo = existsSync(path.join(root, 'business'))
    ? 'Make the same changes in business/, then put sample/ back: git checkout -- sample'
    : 'Run npm run begin, which moves your changes to business/ and puts sample/ back';
  return [
    `The folder sample/ is not yours, and an update of the software replaces it. Changed there: ${listed(files)}. ${toDo}.`,
  ];
}

const listed = (files: readonly string[]) =>
  files.slice(0, named).join(', ') + (files.length > named ? ` and ${files.length - named} more` : '');

/** The paths of an owner's files that git prints. */
const paths = (root: string, folder: string, ...command: string[]) =>
  filesFrom(root, ...command, '-z', '--', folder).filter((file) => !isLeftBehind(path.basename(file)));
