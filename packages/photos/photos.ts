import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import limit from 'p-limit';
import { type Entry, type EntryFile, entryDir, plainFileName, variants, versionOf } from './cache.ts';
import { withConcurrency } from './encode.ts';
import { linkOrCopy } from './files.ts';
import { type BuiltPhotos, type ReadOptions, readPhotos } from './read-photos.ts';
import { variantName } from './variants.ts';

export type PhotoOptions = Pick<
  ReadOptions,
  'sourceDir' | 'folderName' | 'cacheDir' | 'similarName' | 'names' | 'edits' | 'onProgress'
> & {
  /**
   * Folder of the published files, best on the same file system as `cacheDir`. They may be hard links into the cache, so
   * never edit them in place.
   */
  outDir: string;
};

/**
 * Publishes the named photos: a plain file under the original name, and its image variants.
 * @returns problems and warnings as sentences
 * @throws file-system errors only
 */
export async function buildPhotos({ outDir, ...options }: PhotoOptions): Promise<BuiltPhotos> {
  await mkdir(outDir, { recursive: true });
  // Encoders run in libuv's thread pool: more photos at once than it has threads would only use memory.
  const concurrency = Math.min(os.availableParallelism(), Number(process.env.UV_THREADPOOL_SIZE) || 4);
  return withConcurrency(concurrency, () =>
    readPhotos({
      ...options,
      shouldEncode: true,
      limited: limit(concurrency),
      async onPhoto({ source, entry }) {
        const from = entryDir(options.cacheDir, entry.digest);
        for (const [name, file] of publishedFiles(source.name, entry))
          await linkOrCopy(path.join(from, file), path.join(outDir, name));
      },
    }),
  );
}

/** The published names of a photo, each with its file in the cache entry. */
export function publishedFiles(name: string, { digest, widths }: Entry): [string, EntryFile][] {
  const published = variants(widths).map(({ width, format }): [string, EntryFile] => [
    variantName(name, versionOf(digest), width, format),
    `${width}.${format}`,
  ]);
  return [[name, plainFileName], ...published];
}
