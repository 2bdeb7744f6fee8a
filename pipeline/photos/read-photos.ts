import { readFile } from 'node:fs/promises';
import type { LimitFunction } from 'p-limit';
import {
  digestOf,
  type Entry,
  entryFiles,
  type HashIndex,
  type PhotoDescription,
  prepareCache,
  readEntry,
  readIndex,
  versionOf,
  writeEntry,
  writeEntryFile,
  writeIndex,
} from './cache.ts';
import { openPhoto } from './encode.ts';
import { findSources, type Source, UnreadablePhoto, unreadable } from './source.ts';

/** One photo as pages name it; `version` is the first 8 hex digits of the digest of its bytes and the settings. */
export type PhotoInfo = PhotoDescription & { version: string };

/** Photos by file name, and what the editor must (problems) or may (warnings) put right. */
export type BuiltPhotos = { photos: Map<string, PhotoInfo>; problems: string[]; warnings: string[] };

/** An original with its cache entry. */
export type CachedPhoto = { source: Source; entry: Entry };

export type ReadOptions = {
  /** Folder of the originals. */
  sourceDir: string;
  /** Folder kept between builds. */
  cacheDir: string;
  /** File names the content refers to, with extension. */
  names: ReadonlySet<string>;
  /** Whether every file of a photo is to be encoded too, and not only its description. */
  isEncoded: boolean;
  limited: LimitFunction;
  /** Called with each photo that can be read. */
  use: (photo: CachedPhoto) => Promise<void> | void;
  /**
   * Called after each photo, whether new, cached or broken; `total` leaves out missing ones, `made` counts those
   * that were not in the cache.
   */
  onProgress?: (done: number, total: number, made: number) => void;
};

/**
 * Describes the referenced photos from the cache, adding to the cache what it lacks.
 * What an editor can put right is returned as sentences; only file-system errors are thrown.
 */
export async function readPhotos(options: ReadOptions): Promise<BuiltPhotos> {
  const { sourceDir, cacheDir, names, isEncoded, limited, use, onProgress } = options;
  const { found, problems, warnings } = await findSources(sourceDir, names);
  await prepareCache(cacheDir);
  const known = await readIndex(cacheDir);
  const next: HashIndex = new Map();
  const pending = new Map<string, Promise<Entry>>();
  let done = 0;
  let made = 0;

  /** The photo's cache entry, made now if need be; two names with the same bytes wait for one making. */
  async function cachedEntry(source: Source): Promise<Entry> {
    const hit = known.get(source.name);
    if (hit && hit.size === source.size && hit.mtimeMs === source.mtimeMs) {
      const cached = await readEntry(cacheDir, hit.digest);
      if (cached && !(isEncoded && cached.missing.length > 0)) return cached.entry;
    }
    const bytes = await readFile(source.file);
    const digest = digestOf(bytes);
    const making = pending.get(digest) ?? fillEntry(bytes, digest);
    pending.set(digest, making);
    try {
      return await making;
    } finally {
      // Dropped once settled: a finished entry is found on disk, and the original's bytes can be freed.
      pending.delete(digest);
    }
  }

  async function fillEntry(bytes: Buffer, digest: string): Promise<Entry> {
    const cached = await readEntry(cacheDir, digest);
    if (cached && !(isEncoded && cached.missing.length > 0)) return cached.entry;
    const { encode, ...description } = await openPhoto(bytes);
    const entry = cached?.entry ?? { ...description, digest };
    if (!cached) await writeEntry(cacheDir, entry);
    // One at a time: parallelism comes from photos side by side.
    const files = isEncoded ? (cached?.missing ?? entryFiles(entry.widths)) : [];
    for (const file of files) await writeEntryFile(cacheDir, digest, file, await encode(file));
    made += 1;
    return entry;
  }

  /** The name of a photo with its description, or the sentence for one that cannot be read. */
  async function readOne(source: Source): Promise<[string, PhotoInfo] | string> {
    try {
      const entry = await cachedEntry(source);
      const { digest, ...description } = entry;
      next.set(source.name, { size: source.size, mtimeMs: source.mtimeMs, digest });
      await use({ source, entry });
      return [source.name, { ...description, version: versionOf(digest) }];
    } catch (error) {
      if (!(error instanceof UnreadablePhoto)) throw error;
      return unreadable(source.name, error.message);
    }
  }

  const results = await limited.map(found, async (source) => {
    const result = await readOne(source);
    done += 1;
    onProgress?.(done, found.length, made);
    return result;
  });
  await writeIndex(cacheDir, next);
  const photos = new Map(results.filter((result) => typeof result !== 'string'));
  problems.push(...results.filter((result) => typeof result === 'string'));
  return { photos, problems, warnings };
}
