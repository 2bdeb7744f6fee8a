import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import limit from 'p-limit';
import { digestOf, type EntryFile, entryDir, readEntry, writeEntry, writeEntryFile } from './cache.ts';
import { openPhoto, withConcurrency } from './encode.ts';
import { linkOrCopy } from './files.ts';
import { publishedFiles } from './photos.ts';
import { type BuiltPhotos, type CachedPhoto, type ReadOptions, readPhotos } from './read-photos.ts';

/** A published file of a photo: its name in the site, and its file in the cache entry. */
type PublishedFile = CachedPhoto & { name: string; file: EntryFile };

type OnRequestOptions = Pick<ReadOptions, 'sourceDir' | 'folderName' | 'cacheDir' | 'similarName'> & {
  /** The path of the site that has the published files, such as `/photos/`. */
  publicPath: string;
};

export type PhotosOnRequest = {
  /**
   * Describes photos by name as a build does, with the same versions, widths, problems and warnings, but without
   * encoding. After this call, `fileAt` serves only these photos.
   */
  describePhotos: (names: ReadonlySet<string>, edits?: ReadOptions['edits']) => Promise<BuiltPhotos>;
  /**
   * Encodes the published file at a path of the site, unless it is in the cache.
   * @returns the path of the file in the cache; undefined if no described photo has such a file, or the photo was
   *   changed or deleted
   * @throws UnreadablePhoto, and file-system errors
   */
  fileAt: (pathname: string) => Promise<string | undefined>;
  /**
   * Links the published files that are already in the cache into a folder, where a build links all of them.
   * @returns how many are missing from the cache
   */
  publishCached: (outDir: string) => Promise<number>;
  /**
   * Encodes all files missing from the cache, one at a time. Requests are not held up meanwhile.
   * @param onProgress as in `readPhotos`
   */
  encodeRest: (onProgress: NonNullable<ReadOptions['onProgress']>) => Promise<void>;
};

/**
 * The photos of `npm run dev` and `npm start`: sizes are read first, files are encoded on request.
 * They share their cache with `npm run build`, so nothing is encoded twice.
 */
export function photosOnRequest({ publicPath, ...folders }: OnRequestOptions): PhotosOnRequest {
  const { cacheDir } = folders;
  const cores = os.availableParallelism();
  const encodings = limit(cores);
  const running = new Map<string, Promise<string | undefined>>();
  let described: Required<Pick<ReadOptions, 'names' | 'edits'>> = { names: new Set(), edits: new Map() };
  let published = new Map<string, PublishedFile>();
  const cacheFile = ({ entry, file }: PublishedFile) => path.join(entryDir(cacheDir, entry.digest), file);

  async function encode({ source, entry, edit, file }: PublishedFile, target: string) {
    const bytes = await readFile(source.file).catch(() => undefined);
    if (!bytes || digestOf(bytes, edit) !== entry.digest) return undefined;
    const photo = await openPhoto(bytes, edit);
    // The cache may have been emptied in the meantime.
    if (!(await readEntry(cacheDir, entry.digest))) await writeEntry(cacheDir, entry);
    await writeEntryFile(cacheDir, entry.digest, file, await photo.encode(file));
    return target;
  }

  return {
    async describePhotos(names, edits = new Map()) {
      const next: typeof published = new Map();
      const onPhoto = (photo: CachedPhoto) => {
        for (const [name, file] of publishedFiles(photo.source.name, photo.entry))
          next.set((publicPath + name).normalize(), { ...photo, name, file });
      };
      // Does not wait for encoding: changed content must show at once. Most of a description is waiting for files.
      const limited = limit(4 * cores);
      const photos = await readPhotos({ ...folders, names, edits, shouldEncode: false, limited, onPhoto });
      described = { names, edits };
      published = next;
      return photos;
    },
    async fileAt(pathname) {
      // The server normalises paths to composed accents; a name in the content may have decomposed ones.
      const wanted = published.get(pathname.normalize());
      if (!wanted) return undefined;
      const target = cacheFile(wanted);
      if (existsSync(target)) return target;
      const encoding = running.get(target) ?? encodings(() => encode(wanted, target));
      running.set(target, encoding);
      try {
        return await encoding;
      } finally {
        running.delete(target);
      }
    },
    async publishCached(outDir) {
      await mkdir(outDir, { recursive: true });
      let missing = 0;
      for (const photo of published.values()) {
        const file = cacheFile(photo);
        if (existsSync(file)) await linkOrCopy(file, path.join(outDir, photo.name));
        else missing += 1;
      }
      return missing;
    },
    async encodeRest(onProgress) {
      const options = { ...folders, ...described, shouldEncode: true, onProgress };
      // One photo on one core leaves the other cores for requests.
      await withConcurrency(cores, () => readPhotos({ ...options, limited: limit(1), onPhoto: () => {} }));
    },
  };
}
