import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import limit from 'p-limit';
import { variantName } from '../../src/lib/photo-variants.ts';
import { type Entry, type EntryFile, entryDir, PLAIN_FILE, versionOf } from './cache.ts';
import { sideBySide } from './encode.ts';
import { linkOrCopy } from './files.ts';
import { type BuiltPhotos, type ReadOptions, readPhotos } from './read-photos.ts';

export type PhotoOptions = Pick<ReadOptions, 'sourceDir' | 'cacheDir' | 'names' | 'onProgress'> & {
  /**
   * Folder the published files go to; best on the same file system as `cacheDir`. They may be hard links into the
   * cache: never edit them in place.
   */
  outDir: string;
};

/**
 * Publishes the referenced photos: a plain file under the original name plus AVIF and WebP variants.
 * What an editor can put right is returned as sentences; only file-system errors are thrown.
 */
export async function buildPhotos({ outDir, ...options }: PhotoOptions): Promise<BuiltPhotos> {
  await mkdir(outDir, { recursive: true });
  // Encoders run on Node's worker pool; more lanes than it has threads would only hold memory.
  const lanes = Math.min(os.availableParallelism(), Number(process.env.UV_THREADPOOL_SIZE) || 4);
  return sideBySide(lanes, () =>
    readPhotos({
      ...options,
      isEncoded: true,
      limited: limit(lanes),
      async use({ source, entry }) {
        const from = entryDir(options.cacheDir, entry.digest);
        for (const [name, file] of publishedFiles(source.name, entry))
          await linkOrCopy(path.join(from, file), path.join(outDir, name));
      },
    }),
  );
}

/** The names that a photo is published under, each with the file of its cache entry. */
export function publishedFiles(name: string, { digest, widths }: Entry): [string, EntryFile][] {
  const variants = (['avif', 'webp'] as const).flatMap((format) =>
    widths.map((width): [string, EntryFile] => [
      variantName(name, versionOf(digest), width, format),
      `${width}.${format}`,
    ]),
  );
  return [[name, PLAIN_FILE], ...variants];
}
