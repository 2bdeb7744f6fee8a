import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type EntryFile, entryDir, keepLengths, readEntry } from './cache.ts';

/**
 * Which files of a cache entry exist and are whole: as long as when they were written. A power cut, a full disk or a sync
 * program leaves files that are cut or empty. A file of which no length is kept is decoded, once.
 * @throws file-system errors of writing
 */
export async function wholeFiles(
  cacheDir: string,
  digest: string,
  files: readonly EntryFile[],
): Promise<Set<EntryFile>> {
  const { lengths = {} } = (await readEntry(cacheDir, digest)) ?? {};
  const whole = new Set<EntryFile>();
  const decoded: typeof lengths = {};
  for (const file of files) {
    const place = path.join(entryDir(cacheDir, digest), file);
    const { size } = (await stat(place).catch(() => undefined)) ?? {};
    if (size === undefined || size !== (lengths[file] ?? size)) continue;
    if (lengths[file] === undefined) {
      if (!(await isWholePicture(place))) continue;
      decoded[file] = size;
    }
    whole.add(file);
  }
  if (Object.keys(decoded).length > 0) await keepLengths(cacheDir, digest, decoded);
  return whole;
}

/** Whether a file is a picture that can be decoded to its end. */
export async function isWholePicture(file: string): Promise<boolean> {
  try {
    // The bytes, because sharp may remember a file by its path.
    await sharp(await readFile(file), { failOn: 'error' }).stats();
    return true;
  } catch {
    return false;
  }
}
