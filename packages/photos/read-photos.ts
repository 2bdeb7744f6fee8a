import { mkdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import limit from 'p-limit';
import {
  digestOf,
  type Entry,
  editKey,
  type PhotoDescription,
  type PhotoEdit,
  readEntry,
  writeEntry,
} from './cache.ts';
import { openPhoto } from './encode.ts';
import { findSources, type SimilarName, type Source, UnreadablePhoto, unreadable } from './source.ts';

/** A photo's data for pages. `version` is `versionOf` its bytes and the settings. */
export type PhotoInfo = PhotoDescription & { version: string };

/** An original with its cache entry and, if it has one, its edit. */
export type CachedPhoto = { source: Source; entry: Entry; edit: PhotoEdit | undefined };

export type PhotoFolders = {
  /** Folder of the originals. */
  sourceDir: string;
  /** This folder as messages name it. Default: its name. */
  folderName?: string;
  /** Folder that is kept between builds. */
  cacheDir: string;
  /** Suggests which of the existing files a missing name most likely means, for the error message. */
  similarName?: SimilarName;
};

/** The digests of the originals that this process has read, so that content which changes often reads no photo again. */
const digests = new Map<string, string>();

/**
 * Finds the named photos, and adds their missing entries to the cache, without files.
 * @param names file names in the content, with extension
 * @param edits the edits of rotated and cropped photos, by file name
 * @returns the photos that can be read; problems and warnings as sentences
 * @throws file-system errors only
 */
export async function readPhotos(
  { sourceDir, folderName = path.basename(sourceDir), cacheDir, similarName }: PhotoFolders,
  names: ReadonlySet<string>,
  edits: ReadonlyMap<string, PhotoEdit>,
): Promise<{ read: CachedPhoto[]; problems: string[]; warnings: string[] }> {
  const { found, problems, warnings } = await findSources(sourceDir, names, similarName, folderName);
  await mkdir(cacheDir, { recursive: true });
  // More than cores, as most of it is waiting for files.
  const results = await limit(4 * os.availableParallelism()).map(found, async (source) => {
    const edit = edits.get(source.name);
    try {
      return { source, edit, entry: await cachedEntry(cacheDir, source, edit) };
    } catch (error) {
      if (!(error instanceof UnreadablePhoto)) throw error;
      return unreadable(folderName, source.name, error.message);
    }
  });
  problems.push(...results.filter((result) => typeof result === 'string'));
  return { read: results.filter((result) => typeof result !== 'string'), problems, warnings };
}

/** The photo's cache entry, made if needed. @throws UnreadablePhoto, and file-system errors of the cache */
async function cachedEntry(cacheDir: string, source: Source, edit: PhotoEdit | undefined): Promise<Entry> {
  const state = [source.file, source.size, source.mtimeMs, editKey(edit)].join('\0');
  const seen = digests.get(state);
  const known = seen && (await readEntry(cacheDir, seen));
  if (known) return known;
  const bytes = await readFile(source.file).catch((cause: unknown) => {
    throw new UnreadablePhoto('it cannot be opened', { cause });
  });
  const digest = digestOf(bytes, edit);
  digests.set(state, digest);
  const cached = await readEntry(cacheDir, digest);
  if (cached) return cached;
  const { width, height, widths } = await openPhoto(bytes, edit);
  const entry = { width, height, widths, digest };
  await writeEntry(cacheDir, entry);
  return entry;
}
