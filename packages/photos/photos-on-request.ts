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

type OnRequestOptions = Pick<ReadOptions, 'sourceDir' | 'cacheDir' | 'similarName'> & {
  /** The path of the site that has the published files, such as `/photos/`. */
  publicPath: string;
};

export type PhotosOnRequest = {
  /**
   * Describes photos by name as a build does, with the same versions, widths, problems and warnings, but encodes none.
   * From then on `fileAt` serves these photos only.
   */
  describePhotos: (names: ReadonlySet<string>, edits?: ReadOptions['edits']) => Promise<BuiltPhotos>;
  /** Whether a described photo has a published file, plain or variant, at a path of the site, not URL-encoded. */
  hasFileAt: (pathname: string) => boolean;
  /**
   * Encodes the published file at a path of the site, unless it is in the cache.
   * @returns the path of the file in the cache; undefined if no described photo has such a file, or the photo was changed
   *   or deleted
   * @throws UnreadablePhoto, and file-system errors
   */
  fileAt: (pathname: string) => Promise<string | undefined>;
  /**
   * Links the published files that are in the cache into a folder, as a build does with all.
   * @returns how many are not in the cache
   */
  publishCached: (outDir: string) => Promise<number>;
  /**
   * Encodes all files that are not in the cache, one after another: each request goes on at once beside it.
   * @param onProgress as of `readPhotos`
   */
  encodeRest: (onProgress: NonNullable<ReadOptions['onProgress']>) => Promise<void>;
};

/**
 * The photos of `npm run dev` and `npm start`: sizes and placeholders are read at once, files are encoded on request.
 * They share the cache with `npm run build`, so nobody repeats the work of another.
 */
export function photosOnRequest({ publicPath, ...folders }: OnRequestOptions): PhotosOnRequest {
  const { cacheDir } = folders;
  const cores = os.availableParallelism();
  const encodings = limit(cores);
  const running = new Map<string, Promise<string | undefined>>();
  let described: Required<Pick<ReadOptions, 'names' | 'edits'>> = { names: new Set(), edits: new Map() };
  let published = new Map<string, PublishedFile>();
  // The server composes the accents of a path, while a name in the content may have them apart.
  const lookUp = (pathname: string) => published.get(pathname.normalize());
  const cacheFile = ({ entry, file }: PublishedFile) => path.join(entryDir(cacheDir, entry.digest), file);

  async function encode({ source, entry, edit, file }: PublishedFile, target: string) {
    const bytes = await readFile(source.file).catch(() => undefined);
    if (!bytes || digestOf(bytes, edit) !== entry.digest) return undefined;
    const photo = await openPhoto(bytes, edit);
    // The cache may have been emptied since.
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
      // Does not wait for encodings: changed content has to show at once.
      const limited = limit(cores);
      const photos = await readPhotos({ ...folders, names, edits, shouldEncode: false, limited, onPhoto });
      described = { names, edits };
      published = next;
      return photos;
    },
    hasFileAt: (pathname) => lookUp(pathname) !== undefined,
    async fileAt(pathname) {
      const wanted = lookUp(pathname);
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
      // One photo on one core: the others are for requests.
      await withConcurrency(cores, () => readPhotos({ ...options, limited: limit(1), onPhoto: () => {} }));
    },
  };
}
