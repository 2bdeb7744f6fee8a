import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { isLeftBehind } from '@site/photos';

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
  const files = gitStatus(root, business)
    .split('\0')
    // Each begins with two letters of its state and a space.
    .map((line) => line.slice(3))
    .filter((file) => file !== '' && !isLeftBehind(path.basename(file)));
  if (files.length === 0) return [];
  const more = files.length > named ? ` and ${files.length - named} more` : '';
  return [
    `Not in git as they are now: ${files.slice(0, named).join(', ')}${more}. Commit them, and take them out of .gitignore if they are there: a host that builds the site would not have them.`,
  ];
}

/** What git prints; nothing without git or a repository. */
function gitStatus(root: string, folder: string): string {
  const command = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--ignored'];
  try {
    return execFileSync('git', [...command, '--', folder], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
