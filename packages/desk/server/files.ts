import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { originalFile } from '@site/photos';
import type { Version } from '../api.ts';
import { fieldsOf } from '../forms/schema.ts';
import { site } from '../site.ts';
import { badRequest } from './desk-error.ts';

/** The bytes of a file; null if there is none. */
export type Bytes = Buffer | null;

/** The desk's folder in a project: earlier versions of files, the last publish, and uploads that are not used yet. */
export const deskFolder = '.desk';

/** Prefix of the temporary files that replace another file in their folder. */
export const unfinishedName = '.desk-';

/** The version of a file: null if there is none. */
export function versionOf(bytes: Buffer): Version;
export function versionOf(bytes: Bytes): Version | null;
export function versionOf(bytes: Bytes): Version | null {
  return bytes && createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** The files that the desk writes or restores. Old releases may have .mdx articles, which the check refuses. */
const ownFile =
  /^(?:content\/(?:(?:pages\/)?[\w-]+\.(?:yaml|json)|articles\/[\w-]+\.mdx?)|photos\/[^/\\.][^/\\]*\.(?:jpe?g|png|webp|avif|tif)|brand\/(?:clients\/)?[\w-]+\.(?:yaml|svg|png))$/i;

/** The path of a content file in the folder of the site: its name is its path in `content/`, or from `brand/` on. */
export const placeIn = (file: string) => (file.startsWith('brand/') ? file : `content/${file}`);

/** The name of the content file at a path, the reverse of `placeIn`. */
export const fileAt = (place: string) => place.replace(/^content\//, '');

/** Whether the file at a path has values and a form, unlike a photo or a logo. */
export const isContent = (place: string) =>
  place.startsWith('content/') || Object.hasOwn(site().files, place);

/** The fields whose value is a picture in a file of its own. places: the paths that it may have, one for each format */
export const pictureFields = () =>
  Object.entries(site().files).flatMap(([file, { schema }]) =>
    fieldsOf(schema)
      .filter(([, { picture }]) => picture)
      .map(([field, { picture }]) => ({
        file,
        field,
        picture,
        places: [`${picture}.svg`, `${picture}.png`],
      })),
  );

export function isOwnFile(file: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finds control characters.
  return ownFile.test(file) && !/[\0-\x1f\x7f:*?"<>|]/.test(file);
}

/** The folder of the site, looked up each time: an owner may begin a site while the desk is open. */
export type Folder = () => string;

/**
 * The files of a site that the desk may read and write.
 * @param folderNow a file is named by its path in this folder, such as `content/business.yaml`
 */
export function filesOf(folderNow: Folder) {
  /** @throws DeskError for a file that the desk may not write */
  async function placeOf(file: string): Promise<string> {
    if (!isOwnFile(file))
      throw badRequest(
        `${JSON.stringify(site().placeOf(file))} is not a content file, article or photo of this site.`,
      );
    const folder = folderNow();
    if (!file.startsWith('photos/')) return path.join(folder, file);
    return originalFile(path.join(folder, 'photos'), path.basename(file));
  }

  return {
    async read(file: string): Promise<Bytes> {
      const place = await placeOf(file);
      return readFile(place).catch(unlessMissing);
    },
    /**
     * Writes a file, or deletes it. Readers, also after a power failure, get either the old bytes or the new ones.
     * @throws DeskError, and errors of the file system, after which nothing has changed
     */
    async write(file: string, bytes: Bytes): Promise<void> {
      const place = await placeOf(file);
      if (bytes) await replaceFile(place, bytes);
      // Unlike unlink, rm hides behind another error that the file is locked.
      else await unlink(place).catch(unlessMissing);
    },
  };
}

export type Files = ReturnType<typeof filesOf>;

/** @returns null for the error of a missing file @throws other errors */
function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Replaces a file in one step. Creates missing folders. @param mode its permissions */
export async function replaceFile(place: string, bytes: Buffer | string, mode = 0o644): Promise<void> {
  const folder = path.dirname(place);
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, `${unfinishedName}${randomUUID()}`);
  try {
    await writeFile(draft, bytes, { mode, flag: 'wx', flush: true });
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true });
    // It would name the draft, of which nobody knows.
    throw Object.assign(Object(error), { path: place });
  }
}
