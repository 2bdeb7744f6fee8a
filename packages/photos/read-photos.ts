import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LimitFunction } from 'p-limit';
import {
  digestOf,
  type Entry,
  editKey,
  entryFiles,
  type PhotoDescription,
  type PhotoEdit,
  readEntry,
  versionOf,
  writeEntry,
  writeEntryFile,
} from './cache.ts';
import { openPhoto } from './encode.ts';
import { findSources, type SimilarName, type Source, UnreadablePhoto, unreadable } from './source.ts';

/** A photo's data for pages. `version` is `versionOf` its bytes and the settings. */
export type PhotoInfo = PhotoDescription & { version: string };

/** Photos by file name, and problems and warnings as sentences. */
export type BuiltPhotos = { photos: Map<string, PhotoInfo>; problems: string[]; warnings: string[] };

/** An original with its cache entry and, if it has one, its edit. */
export type CachedPhoto = { source: Source; entry: Entry; edit: PhotoEdit | undefined };

export type ReadOptions = {
  /** Folder of the originals. */
  sourceDir: string;
  /** This folder as messages name it. Default: its name. */
  folderName?: string;
  /** Folder that is kept between builds. */
  cacheDir: string;
  /** Suggests which of the existing files a missing name most likely means, for the error message. */
  similarName?: SimilarName;
  /** File names in the content, with extension. */
  names: ReadonlySet<string>;
  /** The edits of rotated and cropped photos, by file name. */
  edits?: ReadonlyMap<string, PhotoEdit>;
  /** Whether to encode all files of a photo as well as describe it. */
  shouldEncode: boolean;
  limited: LimitFunction;
  /** Called with each readable photo. */
  onPhoto: (photo: CachedPhoto) => Promise<void> | void;
  /**
   * Called after each photo, whether new, cached or broken. `total` leaves out missing photos; `encoded` counts the
   * ones that were not cached.
   */
  onProgress?: (done: number, total: number, encoded: number) => void;
};

/** The digests of the originals that this process has read, so that content which changes often reads no photo again. */
const digests = new Map<string, string>();

/**
 * Describes the named photos from the cache, and adds missing entries to the cache.
 * @returns problems and warnings as sentences
 * @throws file-system errors only
 */
export async function readPhotos(options: ReadOptions): Promise<BuiltPhotos> {
  const {
    sourceDir,
    folderName = path.basename(sourceDir),
    cacheDir,
    names,
    edits,
    shouldEncode,
    limited,
    onPhoto,
    onProgress,
  } = options;
  const { found, problems, warnings } = await findSources(sourceDir, names, options.similarName, folderName);
  await mkdir(cacheDir, { recursive: true });
  let done = 0;
  let encoded = 0;

  const isComplete = ({ missing }: { missing: unknown[] }) => !shouldEncode || missing.length === 0;

  /** The photo's cache entry, made or completed if needed. */
  async function cachedEntry(source: Source, edit: PhotoEdit | undefined): Promise<Entry> {
    const state = [source.file, source.size, source.mtimeMs, editKey(edit)].join('\0');
    const seen = digests.get(state);
    const known = seen && (await readEntry(cacheDir, seen));
    if (known && isComplete(known)) return known.entry;
    const bytes = await readFile(source.file).catch((cause: unknown) => {
      throw new UnreadablePhoto('it cannot be opened', { cause });
    });
    const digest = digestOf(bytes, edit);
    digests.set(state, digest);
    const cached = await readEntry(cacheDir, digest);
    if (cached && isComplete(cached)) return cached.entry;
    const { encode, ...description } = await openPhoto(bytes, edit);
    const entry = cached?.entry ?? { ...description, digest };
    if (!cached) await writeEntry(cacheDir, entry);
    // One file at a time: several photos are processed at once.
    const files = shouldEncode ? (cached?.missing ?? entryFiles(entry.widths)) : [];
    for (const file of files) await writeEntryFile(cacheDir, digest, file, await encode(file));
    encoded += 1;
    return entry;
  }

  /** The name and data of a photo, or the problem sentence if it cannot be read. */
  async function readOne(source: Source): Promise<[string, PhotoInfo] | string> {
    const edit = edits?.get(source.name);
    try {
      const entry = await cachedEntry(source, edit);
      const { digest, ...description } = entry;
      await onPhoto({ source, entry, edit });
      return [source.name, { ...description, version: versionOf(digest) }];
    } catch (error) {
      if (!(error instanceof UnreadablePhoto)) throw error;
      return unreadable(folderName, source.name, error.message);
    }
  }

  const results = await limited.map(found, async (source) => {
    const result = await readOne(source);
    done += 1;
    onProgress?.(done, found.length, encoded);
    return result;
  });
  const photos = new Map(results.filter((result) => typeof result !== 'string'));
  problems.push(...results.filter((result) => typeof result === 'string'));
  return { photos, problems, warnings };
}
