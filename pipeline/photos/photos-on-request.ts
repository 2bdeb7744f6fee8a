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
   * Describes the photos of these names as a build does, with the same versions, widths and sentences, but encodes
   * none. From then on `encodeOnRequest` answers for these photos, and no longer for those described before.
   */
  describePhotos: (names: ReadonlySet<string>) => Promise<BuiltPhotos>;
  /**
   * The path of a published photo, plain file or variant, which is encoded now if it is not yet.
   * @param name its file name, not URL-encoded
   * @returns undefined when no described photo has a file of that name, or when the photo has just changed or gone
   * @throws UnreadablePhoto, and file-system errors
   */
  encodeOnRequest: (name: string) => Promise<string | undefined>;
};

/**
 * The photos of the dev server: pages need sizes and placeholders at once, but of the files only those that are shown.
 * Both come from the cache of the build and go into it, so neither makes what the other has made.
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
      const use = (photo: CachedPhoto) => {
        for (const [name, file] of publishedFiles(photo.source.name, photo.entry))
          next.set(name, { ...photo, file });
      };
      // Not behind the encodings: content that has changed is to show at once.
      const limited = limit(cores);
      const described = await readPhotos({ sourceDir, cacheDir, names, isEncoded: false, limited, use });
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
