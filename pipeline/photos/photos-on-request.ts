import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import limit from 'p-limit';
import { digestOf, type EntryFile, entryDir, readEntry, writeEntry, writeEntryFile } from './cache.ts';
import { openPhoto } from './encode.ts';
import { publishedFiles } from './photos.ts';
import { type BuiltPhotos, type CachedPhoto, type ReadOptions, readPhotos } from './read-photos.ts';

type PhotoFolders = Pick<ReadOptions, 'sourceDir' | 'cacheDir'>;

export type PhotosOnRequest = {
  /**
   * Describes photos by name as a build does, with the same versions, widths, problems and warnings, but encodes none.
   * From then on `encodeOnRequest` serves these photos only.
   */
  describePhotos: (names: ReadonlySet<string>) => Promise<BuiltPhotos>;
  /**
   * Encodes a published file of a photo, plain or variant, unless it is in the cache.
   * @param name the file name, not URL-encoded
   * @returns the path of the file; undefined if no described photo has such a file, or the photo was changed or deleted
   * @throws UnreadablePhoto, and file-system errors
   */
  encodeOnRequest: (name: string) => Promise<string | undefined>;
};

/**
 * The photos of the dev server: sizes and placeholders are read at once, files are encoded on request. Dev server and
 * build share the cache, so neither repeats the work of the other.
 */
export function photosOnRequest({ sourceDir, cacheDir }: PhotoFolders): PhotosOnRequest {
  const cores = os.availableParallelism();
  const encodings = limit(cores);
  const running = new Map<string, Promise<string | undefined>>();
  let published = new Map<string, CachedPhoto & { file: EntryFile }>();

  async function encode({ source, entry, file }: CachedPhoto & { file: EntryFile }, target: string) {
    const bytes = await readFile(source.file).catch(() => undefined);
    if (!bytes || digestOf(bytes) !== entry.digest) return undefined;
    const photo = await openPhoto(bytes);
    // The cache may have been emptied since.
    if (!(await readEntry(cacheDir, entry.digest))) await writeEntry(cacheDir, entry);
    await writeEntryFile(cacheDir, entry.digest, file, await photo.encode(file));
    return target;
  }

  return {
    async describePhotos(names) {
      const next: typeof published = new Map();
      const onPhoto = (photo: CachedPhoto) => {
        for (const [name, file] of publishedFiles(photo.source.name, photo.entry))
          next.set(name, { ...photo, file });
      };
      // Does not wait for encodings: changed content has to show at once.
      const limited = limit(cores);
      const described = await readPhotos({
        sourceDir,
        cacheDir,
        names,
        shouldEncode: false,
        limited,
        onPhoto,
      });
      published = next;
      return described;
    },
    async encodeOnRequest(name) {
      const wanted = published.get(name);
      if (!wanted) return undefined;
      const target = path.join(entryDir(cacheDir, wanted.entry.digest), wanted.file);
      if (existsSync(target)) return target;
      const encoding = running.get(target) ?? encodings(() => encode(wanted, target));
      running.set(target, encoding);
      try {
        return await encoding;
      } finally {
        running.delete(target);
      }
    },
  };
}
