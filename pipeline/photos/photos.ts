import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { variantName } from '../../src/lib/photo-variants.ts';
import type { Entry, HashIndex } from './cache.ts';
import { entryDir, prepareCache, readEntry, readIndex, versionOf, writeEntry, writeIndex } from './cache.ts';
import { encodePhoto, PLAIN_FILE, UnreadablePhoto } from './encode.ts';
import { linkOrCopy } from './files.ts';
import { SETTINGS_VERSION } from './settings.ts';
import { findSources, type Source, unreadable } from './source.ts';

/** One published photo. */
export type PhotoInfo = {
  /** Size of the original in pixels, after its EXIF orientation. */
  width: number;
  height: number;
  /** First 8 hex digits of the SHA-256 of the original bytes and the settings. */
  version: string;
  /** Variant widths made, in pixels, ascending, never larger than the original. */
  widths: number[];
  /** Data URI of a tiny blurred WebP, at most about 300 bytes. */
  placeholder: string;
};

/** Photos by file name, and what the editor must (problems) or may (warnings) put right. */
export type BuiltPhotos = { photos: Map<string, PhotoInfo>; problems: string[]; warnings: string[] };

export type PhotoOptions = {
  /** Folder of the originals. */
  sourceDir: string;
  /** Folder the published files go to. They may be hard links into the cache: never edit them in place. */
  outDir: string;
  /** Folder kept between builds; best on the same file system as `outDir`. */
  cacheDir: string;
  /** File names the content refers to, with extension. */
  names: ReadonlySet<string>;
  /**
   * Called after each photo, whether made, cached or broken; `total` leaves out missing ones, `made` counts those
   * that were not in the cache.
   */
  onProgress?: (done: number, total: number, made: number) => void;
};

/**
 * Publishes the referenced photos: a plain file under the original name plus AVIF and WebP variants.
 * What an editor can put right is returned as sentences; only file-system errors are thrown.
 */
export async function buildPhotos(options: PhotoOptions): Promise<BuiltPhotos> {
  const { sourceDir, outDir, cacheDir, names, onProgress } = options;
  const { found, problems, warnings } = await findSources(sourceDir, names);
  await mkdir(outDir, { recursive: true });
  await prepareCache(cacheDir);
  const known = await readIndex(cacheDir);
  const next: HashIndex = new Map();
  const pending = new Map<string, Promise<Entry>>();
  const results = new Map<string, PhotoInfo | string>();
  let made = 0;

  async function buildOne(source: Source): Promise<PhotoInfo> {
    const { digest, entry, isNew } = await cachedEntry(source, cacheDir, known, pending);
    if (isNew) made += 1;
    next.set(source.name, { size: source.size, mtimeMs: source.mtimeMs, digest });
    await publish(source.name, entry, entryDir(cacheDir, digest), outDir);
    const { width, height, widths, placeholder } = entry;
    return { width, height, version: versionOf(digest), widths, placeholder };
  }

  await inLanes(found, async (source) => {
    try {
      results.set(source.name, await buildOne(source));
    } catch (error) {
      if (!(error instanceof UnreadablePhoto)) throw error;
      results.set(source.name, unreadable(source.name, error.message));
    }
    onProgress?.(results.size, found.length, made);
  });
  await writeIndex(cacheDir, next);

  const photos = new Map<string, PhotoInfo>();
  for (const { name } of found) {
    const result = results.get(name);
    if (typeof result === 'string') problems.push(result);
    else if (result) photos.set(name, result);
  }
  return { photos, problems, warnings };
}

/** The photo's cache entry, made now if need be; two names with the same bytes wait for one making. */
async function cachedEntry(
  source: Source,
  cacheDir: string,
  known: HashIndex,
  pending: Map<string, Promise<Entry>>,
): Promise<{ digest: string; entry: Entry; isNew: boolean }> {
  const hit = known.get(source.name);
  if (hit && hit.size === source.size && hit.mtimeMs === source.mtimeMs) {
    const entry = await readEntry(cacheDir, hit.digest);
    if (entry) return { digest: hit.digest, entry, isNew: false };
  }
  const bytes = await readFile(source.file);
  const digest = createHash('sha256').update(bytes).update(SETTINGS_VERSION).digest('hex');
  let isNew = false;
  const make = async () => {
    const entry = await readEntry(cacheDir, digest);
    if (entry) return entry;
    isNew = true;
    return writeEntry(cacheDir, digest, await encodePhoto(bytes));
  };
  const making = pending.get(digest) ?? make();
  pending.set(digest, making);
  try {
    return { digest, entry: await making, isNew };
  } finally {
    // Dropped once settled: a finished entry is found on disk, and the original's bytes can be freed.
    pending.delete(digest);
  }
}

async function publish(name: string, entry: Entry, from: string, outDir: string): Promise<void> {
  const version = versionOf(entry.digest);
  await linkOrCopy(path.join(from, PLAIN_FILE), path.join(outDir, name));
  for (const width of entry.widths) {
    for (const format of ['avif', 'webp'] as const) {
      const to = path.join(outDir, variantName(name, version, width, format));
      await linkOrCopy(path.join(from, `${width}.${format}`), to);
    }
  }
}

/** Runs `work` over all items, as many side by side as keeps every core busy and memory bounded. */
async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const cores = os.availableParallelism();
  // Encoders run on Node's worker pool; more lanes than it has threads would only hold memory.
  const lanes = Math.min(cores, Number(process.env.UV_THREADPOOL_SIZE) || 4);
  const before = sharp.concurrency();
  // Photos side by side are about 10 % faster than threads inside one; the latter fill leftover cores.
  sharp.concurrency(Math.max(1, Math.round(cores / lanes)));
  // Every original is read once, so remembered operations would only hold memory.
  sharp.cache(false);
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    sharp.concurrency(before);
  }
}
