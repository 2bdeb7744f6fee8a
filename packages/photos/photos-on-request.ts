import { mkdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import limit from 'p-limit';
import {
  digestOf,
  type EntryFile,
  entryDir,
  type PhotoEdit,
  publishedFiles,
  versionOf,
  writeEntry,
} from './cache.ts';
import { openPhoto, withThreads } from './encode.ts';
import { type CachedPhoto, type PhotoFolders, type PhotoInfo, readPhotos } from './read-photos.ts';
import { linkOrCopy, wholeFile, writeWithLength } from './write-files.ts';

type Options = PhotoFolders & {
  /** The path of the site that has the published files, such as `/photos/`. */
  publicPath: string;
};

/** Photos by file name, and problems and warnings as sentences. */
export type BuiltPhotos = { photos: Map<string, PhotoInfo>; problems: string[]; warnings: string[] };

export type PhotosOnRequest = ReturnType<typeof photosOnRequest>;

/**
 * The photos of a site: described first, and encoded on request or all at once. Everything has one cache, so nothing is
 * encoded twice.
 */
export function photosOnRequest({ publicPath, ...folders }: Options) {
  const { cacheDir } = folders;
  const cores = os.availableParallelism();
  const encodings = limit(cores);
  const running = new Map<string, Promise<string | undefined>>();
  let described: CachedPhoto[] = [];
  /** The published files by their paths in the site. */
  let published = new Map<string, { photo: CachedPhoto; name: string; file: EntryFile }>();
  const inCache = ({ entry }: CachedPhoto, file: EntryFile) =>
    wholeFile(entryDir(cacheDir, entry.digest), file);

  /** @returns whether the photo is still the one that was described */
  async function encode(photo: CachedPhoto, files: readonly EntryFile[]): Promise<boolean> {
    const { source, entry, edit } = photo;
    const bytes = await readFile(source.file).catch(() => undefined);
    if (!bytes || digestOf(bytes, edit) !== entry.digest) return false;
    const original = await openPhoto(bytes, edit);
    // The cache may have been emptied in the meantime.
    await writeEntry(cacheDir, entry);
    // One file at a time, to limit memory.
    for (const file of files)
      await writeWithLength(entryDir(cacheDir, entry.digest), file, await original.encode(file), cacheDir);
    return true;
  }

  return {
    /**
     * Describes photos by name, without encoding. After this call, the other functions know only these photos.
     * @param edits the edits of rotated and cropped photos, by file name
     */
    async describePhotos(
      names: ReadonlySet<string>,
      edits: ReadonlyMap<string, PhotoEdit> = new Map(),
    ): Promise<BuiltPhotos> {
      const { read, problems, warnings } = await readPhotos(folders, names, edits);
      described = read;
      published = new Map();
      for (const photo of read)
        for (const [name, file] of publishedFiles(photo.source.name, photo.entry))
          published.set((publicPath + name).normalize(), { photo, name, file });
      const photos = new Map(
        read.map(({ source, entry: { digest, ...size } }) => [
          source.name,
          { ...size, version: versionOf(digest) },
        ]),
      );
      return { photos, problems, warnings };
    },
    /**
     * Encodes the published file at a path of the site, unless the cache has it whole.
     * @returns the path of the file in the cache; undefined if no described photo has such a file, or the photo was
     *   changed or deleted
     * @throws UnreadablePhoto, and file-system errors
     */
    async fileAt(pathname: string): Promise<string | undefined> {
      // The server normalises paths to composed accents; a name in the content may have decomposed ones.
      const wanted = published.get(pathname.normalize());
      if (!wanted) return undefined;
      const { photo, file } = wanted;
      const encoded = async () => ((await encode(photo, [file])) ? inCache(photo, file) : undefined);
      const find = async () => (await inCache(photo, file)) ?? encodings(encoded);
      const finding = running.get(pathname) ?? find();
      running.set(pathname, finding);
      try {
        return await finding;
      } finally {
        running.delete(pathname);
      }
    },
    /**
     * Encodes all files that the cache lacks, or has only in part.
     * @param onProgress called after each photo; `encoded` counts those that were not in the cache
     * @param isAlone whether it may use all cores, as nothing is requested meanwhile
     */
    async encodeRest(
      onProgress: (done: number, total: number, encoded: number) => void,
      isAlone = false,
    ): Promise<void> {
      // Encoders run in libuv's thread pool: more photos at once than it has threads would only use memory. Several
      // photos at once are about 10 % faster than several threads for one photo; threads use the remaining cores.
      const atOnce = isAlone ? Math.min(cores, Number(process.env.UV_THREADPOOL_SIZE) || 4) : 1;
      const threads = isAlone ? Math.max(1, Math.round(cores / atOnce)) : 1;
      const all = described;
      let done = 0;
      let encoded = 0;
      await withThreads(threads, () =>
        limit(atOnce).map(all, async (photo) => {
          const files = publishedFiles(photo.source.name, photo.entry).map(([, file]) => file);
          const cached = await Promise.all(files.map((file) => inCache(photo, file)));
          const missing = files.filter((_, index) => !cached[index]);
          if (missing.length > 0 && (await encode(photo, missing))) encoded += 1;
          done += 1;
          onProgress(done, all.length, encoded);
        }),
      );
    },
    /**
     * Links the published files that the cache has whole into a folder, best on the same file system. They may be hard
     * links into the cache, so never edit them in place.
     * @returns how many others there are
     */
    async publishCached(outDir: string): Promise<number> {
      await mkdir(outDir, { recursive: true });
      let missing = 0;
      for (const { photo, name, file } of published.values()) {
        const from = await inCache(photo, file);
        if (from) await linkOrCopy(from, path.join(outDir, name));
        else missing += 1;
      }
      return missing;
    },
  };
}
