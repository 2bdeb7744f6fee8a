import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type EncodedPhoto, entryFiles } from './encode.ts';
import { hasCode, writeWhole } from './files.ts';
import { SETTINGS_VERSION } from './settings.ts';

/** What `info.json` of a cache entry holds. `digest` is the full hash the version is cut from. */
export type Entry = Omit<EncodedPhoto, 'files'> & { digest: string };

/** Remembered hashes by file name, valid while size (bytes) and mtime (ms) of the original stay. */
export type HashIndex = Map<string, { size: number; mtimeMs: number; digest: string }>;

const TEMPORARY = '.tmp-';
const STALE_AFTER_MS = 60 * 60 * 1000;

/** First 8 hex digits of a digest: names the cache entry and the published variants. */
export const versionOf = (digest: string): string => digest.slice(0, 8);

/** Folder of a digest's cache entry. */
export const entryDir = (cacheDir: string, digest: string): string => path.join(cacheDir, versionOf(digest));

/** The cache entry for a digest, or undefined when it is absent, incomplete or of another original. */
export async function readEntry(cacheDir: string, digest: string): Promise<Entry | undefined> {
  const dir = entryDir(cacheDir, digest);
  try {
    const entry = JSON.parse(await readFile(path.join(dir, 'info.json'), 'utf8')) as Entry;
    const present = new Set(await readdir(dir));
    const whole = entry.digest === digest && entryFiles(entry.widths).every((file) => present.has(file));
    return whole ? entry : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || hasCode(error, 'ENOENT'))
      return undefined;
    throw error;
  }
}

/** Stores made files as a cache entry; it appears whole or not at all. Throws file-system errors. */
export async function writeEntry(cacheDir: string, digest: string, photo: EncodedPhoto): Promise<Entry> {
  const { files, ...info } = photo;
  const entry: Entry = { ...info, digest };
  const dir = entryDir(cacheDir, digest);
  const temporary = await mkdtemp(path.join(cacheDir, TEMPORARY));
  try {
    for (const [name, bytes] of files) await writeFile(path.join(temporary, name), bytes);
    await writeFile(path.join(temporary, 'info.json'), JSON.stringify(entry));
    // Only an unusable entry can be here, and a folder cannot be renamed over one that has files.
    await rm(dir, { recursive: true, force: true });
    await rename(temporary, dir);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // A build running at the same time may have stored the same photo just now.
    const other = hasCode(error, 'ENOTEMPTY', 'EEXIST') ? await readEntry(cacheDir, digest) : undefined;
    if (!other) throw error;
    return other;
  }
  return entry;
}

/** Creates the cache folder and removes what builds that crashed over an hour ago left in it. */
export async function prepareCache(cacheDir: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const left = (await readdir(cacheDir)).filter(
    (name) => name.startsWith(TEMPORARY) || name.endsWith('.tmp'),
  );
  for (const name of left) {
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
    if (error instanceof SyntaxError || error instanceof TypeError || hasCode(error, 'ENOENT'))
      return new Map();
    throw error;
  }
}

/** Saves the remembered hashes for the next build. */
export async function writeIndex(cacheDir: string, index: HashIndex): Promise<void> {
  await writeWhole(indexFile(cacheDir), JSON.stringify({ settings: SETTINGS_VERSION, files: [...index] }));
}
