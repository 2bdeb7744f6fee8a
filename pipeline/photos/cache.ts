import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PhotoFormat } from '../../src/lib/photo-variants.ts';
import { TEMPORARY, writeWhole } from './files.ts';
import { SETTINGS_VERSION } from './settings.ts';

/** What is known of a photo before any of its files is encoded. */
export type PhotoDescription = {
  /** Size of the original in pixels, after its EXIF orientation. */
  width: number;
  height: number;
  /** Variant widths, in pixels, ascending, never larger than the original. */
  widths: number[];
  /** Data URI of a tiny blurred WebP, at most about 300 bytes. */
  placeholder: string;
};

/** What `info.json` of a cache entry holds. `digest` is the full hash the version is cut from. */
export type Entry = PhotoDescription & { digest: string };

/** Name of an encoded file inside a cache entry, such as `480.avif`. */
export type EntryFile = typeof PLAIN_FILE | `${number}.${PhotoFormat}`;

/** Name of the plain file inside a cache entry. */
export const PLAIN_FILE = 'plain';

/** Names of all files that can be encoded from a photo with these variant widths. */
export function entryFiles(widths: readonly number[]): EntryFile[] {
  return [PLAIN_FILE, ...widths.flatMap((width): EntryFile[] => [`${width}.avif`, `${width}.webp`])];
}

/** Remembered hashes by file name, valid while size (bytes) and mtime (ms) of the original stay. */
export type HashIndex = Map<string, { size: number; mtimeMs: number; digest: string }>;

const STALE_AFTER_MS = 60 * 60 * 1000;

/** First 8 hex digits of a digest: names the cache entry and the published variants. */
export const versionOf = (digest: string): string => digest.slice(0, 8);

/** SHA-256 of an original's bytes and the settings, as hex digits. */
export const digestOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).update(SETTINGS_VERSION).digest('hex');

/** Folder of a digest's cache entry. */
export const entryDir = (cacheDir: string, digest: string): string => path.join(cacheDir, versionOf(digest));

/**
 * The cache entry for a digest and those of its files that are not encoded yet, or undefined when it is absent, damaged
 * or of another original.
 */
export async function readEntry(
  cacheDir: string,
  digest: string,
): Promise<{ entry: Entry; missing: EntryFile[] } | undefined> {
  const dir = entryDir(cacheDir, digest);
  try {
    const entry = JSON.parse(await readFile(path.join(dir, 'info.json'), 'utf8')) as Entry;
    if (entry.digest !== digest) return undefined;
    const present = new Set(await readdir(dir));
    return { entry, missing: entryFiles(entry.widths).filter((file) => !present.has(file)) };
  } catch (error) {
    if (isUnusable(error)) return undefined;
    throw error;
  }
}

/** Whether what could not be read is not there or damaged. */
function isUnusable(error: unknown): boolean {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isMissing || error instanceof SyntaxError || error instanceof TypeError;
}

/** Stores an entry without files, in place of an unusable one. Throws file-system errors. */
export async function writeEntry(cacheDir: string, entry: Entry): Promise<void> {
  const dir = entryDir(cacheDir, entry.digest);
  const info = path.join(dir, 'info.json');
  // A folder without it is one that a build running at the same time has just begun: both write the same.
  if (existsSync(info) && !(await readEntry(cacheDir, entry.digest))) await rm(dir, { recursive: true });
  await mkdir(dir, { recursive: true });
  await writeWhole(info, JSON.stringify(entry), cacheDir);
}

/** Stores one file of an entry; it appears whole or not at all. Throws file-system errors. */
export function writeEntryFile(
  cacheDir: string,
  digest: string,
  file: EntryFile,
  bytes: Buffer,
): Promise<void> {
  return writeWhole(path.join(entryDir(cacheDir, digest), file), bytes, cacheDir);
}

/** Creates the cache folder and removes what builds that crashed over an hour ago left in it. */
export async function prepareCache(cacheDir: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  for (const name of await readdir(cacheDir)) {
    if (!name.startsWith(TEMPORARY)) continue;
    const file = path.join(cacheDir, name);
    const made = await stat(file).catch(() => undefined);
    // Younger ones may belong to a build that is still running.
    if (made && Date.now() - made.mtimeMs > STALE_AFTER_MS) await rm(file, { recursive: true, force: true });
  }
}

const indexFile = (cacheDir: string) => path.join(cacheDir, 'index.json');

/** Loads the remembered hashes; empty when there are none or the settings have changed since. */
export async function readIndex(cacheDir: string): Promise<HashIndex> {
  try {
    const stored = JSON.parse(await readFile(indexFile(cacheDir), 'utf8'));
    return stored.settings === SETTINGS_VERSION ? new Map(stored.files) : new Map();
  } catch (error) {
    // The index only saves reading; without it every original is hashed again.
    if (isUnusable(error)) return new Map();
    throw error;
  }
}

/** Saves the remembered hashes for the next build. */
export async function writeIndex(cacheDir: string, index: HashIndex): Promise<void> {
  await writeWhole(indexFile(cacheDir), JSON.stringify({ settings: SETTINGS_VERSION, files: [...index] }));
}
