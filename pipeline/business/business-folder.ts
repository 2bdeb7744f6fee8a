import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../content-error.ts';

/** The environment variable that names another folder, for tests: a path from the project's root, or an absolute one. */
const folderVariable = 'BUSINESS_FOLDER';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/** The folder of the owner's business, whether it exists or not. @param root the project's root folder */
export const ownFolder = (root: string) => path.join(root, 'business');

/** The folder of the sample business. @param root the project's root folder */
export const sampleFolder = (root: string) => path.join(root, 'sample');

/**
 * The folder of the business whose site this is, with `content/`, `photos/` and `brand/`: `business/` where it exists,
 * else `sample/`. Looked up each time, because an owner may create it while the site is shown.
 * @param root the project's root folder
 * @throws ContentError if something else has that name, or the folder is not complete
 */
export function businessFolder(root: string): string {
  const named = process.env[folderVariable];
  if (!named) return isSample(root) ? sampleFolder(root) : ownFolder(root);
  const folder = path.resolve(root, named);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new ContentError([`${folderVariable} is ${named}, which is not a folder: correct it, or unset it.`]);
}

/**
 * Whether the site is that of the sample, because the owner has no folder of a business yet.
 * @param root the project's root folder
 * @throws ContentError if something else is named business, or the folder is not complete
 */
export function isSample(root: string): boolean {
  if (process.env[folderVariable]) return false;
  const folder = ownFolder(root);
  const info = lstatSync(folder, { throwIfNoEntry: false });
  // Some systems find a folder in any letters, others don't; in git the letters must be these.
  const name = readdirSync(root).find((other) => other.toLowerCase() === 'business');
  if (name === undefined) return true;
  const problem =
    name !== 'business'
      ? `${name} must have small letters only: rename it to business.`
      : info?.isSymbolicLink()
        ? 'business is a link: put the folder itself there, because git would keep only the link.'
        : !info?.isDirectory()
          ? 'business is not a folder: move it elsewhere. The folder business/ has the content, photos and brand of this site.'
          : incomplete(folder);
  if (problem) throw new ContentError([problem]);
  return false;
}

/** A sentence about a folder that was copied or deleted in part. */
function incomplete(folder: string): string | undefined {
  const missing = ['content', 'brand'].filter((name) => !existsSync(path.join(folder, name)));
  if (missing.length === 0) return undefined;
  const names = missing.map((name) => `${name}/`).join(' and ');
  return `business/ has no ${names}: put ${missing.length === 1 ? 'it' : 'them'} back, or move business/ elsewhere and run npm run begin.`;
}

/**
 * The sentence that the site is that of the sample, which nobody should publish by mistake; none if it is not, or if
 * the sample was asked for by name. @param root the project's root folder
 */
export function sampleNotice(root: string): string[] {
  if (!isSample(root)) return [];
  return ['This is the sample business, because there is no folder business/: npm run begin makes yours.'];
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
