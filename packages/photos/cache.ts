import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { settingsVersion } from './settings.ts';
import { type PhotoFormat, variantName, webpWidth } from './variants.ts';
import { writeAtomically } from './write-files.ts';

/** The description of a photo, which exists before its files are encoded. */
export type PhotoDescription = {
  /** Size of the original in pixels, after its EXIF orientation. */
  width: number;
  height: number;
  /** Variant widths, in pixels, ascending, never larger than the original. */
  widths: number[];
};

/**
 * How a photo is edited when it is encoded: rotated clockwise by degrees, then cropped. The original is never changed.
 */
export type PhotoEdit = {
  turn?: 0 | 90 | 180 | 270;
  /** The part to keep, as fractions of width and height, 0 to 1. */
  crop?: { left: number; top: number; width: number; height: number };
};

/** The content of `info.json` in a cache entry. `digest` is the full hash; the version is its start. */
export type Entry = PhotoDescription & { digest: string };

/** The name of an encoded file in a cache entry, such as `480.avif`, before its length. */
export type EntryFile = typeof plainFileName | `${number}.${PhotoFormat}`;

/** The name of the plain file in a cache entry. */
export const plainFileName = 'plain';

/** The published names of a photo, each with its file in the cache entry: plain, AVIF in each width, WebP in one. */
export function publishedFiles(name: string, { digest, widths }: Entry): [string, EntryFile][] {
  const webp = webpWidth(widths);
  const published = widths.flatMap((width) =>
    (width === webp ? (['avif', 'webp'] as const) : (['avif'] as const)).map(
      (format): [string, EntryFile] => [
        variantName(name, versionOf(digest), width, format),
        `${width}.${format}`,
      ],
    ),
  );
  return [[name, plainFileName], ...published];
}

/**
 * The first 5 hex digits of a digest, used in the names of image variants to distinguish versions of one photo. Only 5,
 * because a page names sixty photos.
 */
export const versionOf = (digest: string): string => digest.slice(0, 5);

/** The SHA-256 of an original's bytes, the settings and the photo's edit, in hex. */
export const digestOf = (bytes: Buffer, edit?: PhotoEdit): string =>
  createHash('sha256').update(bytes).update(settingsVersion).update(editKey(edit)).digest('hex');

/** The edit as text; empty for an unedited photo. */
export const editKey = (edit?: PhotoEdit): string => (edit ? JSON.stringify([edit.turn, edit.crop]) : '');

/** The folder of a digest's cache entry. 8 digits are enough to distinguish all photos. */
export const entryDir = (cacheDir: string, digest: string): string => path.join(cacheDir, digest.slice(0, 8));

/** Reads the cache entry for a digest. @returns undefined if it is missing, damaged or of another original */
export async function readEntry(cacheDir: string, digest: string): Promise<Entry | undefined> {
  try {
    const text = await readFile(path.join(entryDir(cacheDir, digest), 'info.json'), 'utf8');
    const entry = JSON.parse(text) as Entry;
    return entry.digest === digest ? entry : undefined;
  } catch {
    // An error of the disk comes up again when the entry is written.
    return undefined;
  }
}

/** Writes an entry, also over one that cannot be read. Its files stay. @throws file-system errors */
export async function writeEntry(cacheDir: string, entry: Entry): Promise<void> {
  const dir = entryDir(cacheDir, entry.digest);
  await mkdir(dir, { recursive: true });
  await writeAtomically(path.join(dir, 'info.json'), JSON.stringify(entry), cacheDir);
}
