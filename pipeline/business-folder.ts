import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from './content-error.ts';

/** The environment variable that names another folder, for tests: a path from the project's root, or an absolute one. */
const folderVariable = 'BUSINESS_FOLDER';

const projectRoot = path.resolve(import.meta.dirname, '..');

/**
 * The folder of the business whose site this is, with `content/`, `photos/` and `brand/`: `business/` where it exists,
 * else `sample/`. Looked up each time, because an owner may create it while the site is shown.
 * @param root the project's root folder
 * @throws ContentError if there is a file of that name
 */
export function businessFolder(root: string): string {
  const named = process.env[folderVariable];
  const folder = path.resolve(root, named || 'business');
  if (!named && !existsSync(folder)) return path.join(root, 'sample');
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new ContentError([
    named
      ? `${folderVariable} is ${named}, which is not a folder: correct it, or unset it.`
      : 'business is not a folder: move it elsewhere. The folder business/ has the content, photos and brand of this site.',
  ]);
}

/**
 * The sentence that the site is that of the sample, which nobody should publish by mistake; none if it is not, or if
 * the sample was asked for by name. @param root the project's root folder
 */
export function sampleNotice(root: string): string[] {
  if (process.env[folderVariable] || existsSync(path.join(root, 'business'))) return [];
  return ['This is the sample business, because there is no folder business/ with a business of your own.'];
}

/** The folders and files in the folder of a business. */
export const foldersIn = (business: string) => ({
  contentDir: path.join(business, 'content'),
  photosDir: path.join(business, 'photos'),
  brandDir: path.join(business, 'brand'),
});

/** How sentences name a file of the business: by its path from the root. @param file such as `brand/map.yaml` */
export function placeOf(file: string): string {
  const folder = path.relative(projectRoot, businessFolder(projectRoot)).split(path.sep).join('/');
  return path.posix.join(folder, file);
}
